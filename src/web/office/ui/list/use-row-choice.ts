import { useMemo, useState } from 'react';

export type RowChoice = {
  chosen: readonly string[];
  has: (key: string) => boolean;
  isWhole: (keys: readonly string[]) => boolean;
  toggle: (key: string) => void;
  toggleAll: (keys: readonly string[]) => void;
  /** Takes every row of the page; nothing when they are taken already. */
  chooseAll: (() => void) | undefined;
  clear: () => void;
};

/**
 * Rows chosen for an action on many. Give it the keys on the page: a row that left the page leaves the choice, so that
 * an action never touches what is not seen.
 */
export const useRowChoice = (keysOnPage: readonly string[]): RowChoice => {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const chosen = keysOnPage.filter((key) => picked.has(key));
    const has = (key: string) => picked.has(key);
    return {
      chosen,
      has,
      isWhole: (keys) => keys.length > 0 && keys.every(has),
      toggle: (key) =>
        setPicked(has(key) ? new Set([...picked].filter((one) => one !== key)) : new Set([...picked, key])),
      toggleAll: (keys) => setPicked(keys.every(has) ? new Set() : new Set(keys)),
      chooseAll: keysOnPage.every(has) ? undefined : () => setPicked(new Set(keysOnPage)),
      clear: () => setPicked(new Set()),
    };
  }, [keysOnPage, picked]);
};
