import type { ReactNode } from 'react';

export type Column<Row> = {
  /** Also the name of the sort in the address, when the column can be sorted. */
  id: string;
  head: ReactNode;
  /** The label of the sort button, when `head` is no text. */
  headText?: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** Aligned by its digits. */
  isAmount?: boolean;
  /** The cell that names the row: it is a row header, and on phones it takes the whole width. */
  isMain?: boolean;
  /** On phones it stands in the corner of the card, beside what names the row: a state, the next action. */
  isCorner?: boolean;
  /** Left out on phones, where a row is a card. */
  isWideOnly?: boolean;
};
