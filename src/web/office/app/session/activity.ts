import { findStored, storeText } from '../browser-storage.ts';

const storedAs = 'office-last-activity';
/** Without storage each tab counts by itself. */
let last = 0;

/** After an answer that prolonged the session: stored, so that other tabs of this browser read it. */
export const recordActivity = (at = Date.now()): void => {
  last = at;
  storeText(storedAs, String(at));
};

/** When the session was last prolonged, in this tab or another. */
export const readLastActivity = (): number => Math.max(last, Number(findStored(storedAs)) || 0);
