import type { Generated } from 'kysely';

/** A figure of a report that was worked out already; it holds until something within its span is marked. */
type KeptFigureRow = {
  name: string;
  since: number;
  until: number;
  /** What else it was worked out from, the working calendar for one; with another it holds no longer. */
  basis: string;
  /** JSON. */
  document: string;
};

/** No instant of any report: under it triggers of an applied migration record that the devices sold have changed. */
export const devicesSoldInstant = -1;

export type FigureTables = {
  kept_figure: KeptFigureRow;
  /** Instants at which something changed that reports count. Written by the database itself. */
  figure_mark: { id: Generated<number>; at: number };
  /** One row; its turn grows whenever figures are kept, so that of two who worked at once one keeps them. */
  figure_book: { id: number; turn: number };
};
