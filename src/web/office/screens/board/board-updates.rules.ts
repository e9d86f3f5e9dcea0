import type { BoardStatus } from './board-moves.rules.ts';

export type ColumnTimes = Readonly<Partial<Record<BoardStatus, string>>>;

/** Since when the board may be old: since the shown column that was read first, once all of them have been read. */
export const findOldestReadTime = (times: ColumnTimes, shown: readonly BoardStatus[]): string | undefined => {
  const known = shown.map((status) => times[status]);
  return known.every((at) => at !== undefined) ? known.toSorted()[0] : undefined;
};
