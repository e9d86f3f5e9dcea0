import type { ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Aligned by its digits. */
  isAmount?: boolean;
  /** On phones the card shows the value without the column's name; the first such cell is the card's heading. */
  isUnnamedInCard?: boolean;
  /** On phones it stands in the corner of the card, beside what names the row: a state, the next action. */
  isCorner?: boolean;
  /** Left out on phones, where a row is a card. */
  isWideOnly?: boolean;
};
