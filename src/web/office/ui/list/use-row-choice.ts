import { useMemo, useState } from 'react';

export type RowChoice = {
  chosen: readonly string[];
  has: (key: string) => boolean;
  /** Whether every row of the page is chosen. */
  isAll: boolean;
  toggle: (key: string) => void;
  /** Chooses every row of the page, or none when all are chosen. */
  toggleAll: () => void;
  clear: () => void;
};

/**
 * Rows chosen for an action on many. Give it the keys on the page: a row counts only while it is on the page, so that
 * an action never touches what is not seen.
 */
export const useRowChoice = (keysOnPage: readonly string[]): RowChoice => {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const chosen = keysOnPage.filter((key) => picked.has(key));
    const has = (key: string) => picked.has(key);
    const isAll = keysOnPage.length > 0 && chosen.length === keysOnPage.length;
    return {
      chosen,
      has,
      isAll,
      toggle: (key) =>
        setPicked(has(key) ? new Set([...picked].filter((one) => one !== key)) : new Set([...picked, key])),
      toggleAll: () => setPicked(new Set(isAll ? [] : keysOnPage)),
      clear: () => setPicked(new Set()),
    };
  }, [keysOnPage, picked]);
};
