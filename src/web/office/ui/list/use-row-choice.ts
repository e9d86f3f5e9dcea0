import { useState } from 'react';

export type RowChoice<Row = unknown> = {
  chosen: readonly Row[];
  has: (key: string) => boolean;
  /** Whether every row of the page is chosen. */
  isAll: boolean;
  toggle: (key: string) => void;
  /** Chooses every row of the page, or none when all are chosen. */
  toggleAll: () => void;
  clear: () => void;
};

/**
 * Rows chosen for an action on many. Give it the rows of the page: a row counts only while it is on the page, so that
 * an action never touches what is not seen.
 */
export const useRowChoice = <Row>(
  rows: readonly Row[] = [],
  rowKey: (row: Row) => string,
): RowChoice<Row> => {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter((row) => picked.has(rowKey(row)));
  const has = (key: string) => picked.has(key);
  const isAll = rows.length > 0 && chosen.length === rows.length;
  return {
    chosen,
    has,
    isAll,
    toggle: (key) =>
      setPicked(has(key) ? new Set([...picked].filter((one) => one !== key)) : new Set([...picked, key])),
    toggleAll: () => setPicked(new Set(isAll ? [] : rows.map(rowKey))),
    clear: () => setPicked(new Set()),
  };
};
