const storedAs = 'office-last-activity';
let last = 0;

/** After an answer that prolonged the session: stored, so that other tabs of this browser read it. */
export const recordActivity = (at = Date.now()): void => {
  last = at;
  try {
    localStorage.setItem(storedAs, String(at));
  } catch {
    // Without storage each tab counts by itself.
  }
};

/** When the session was last prolonged, in this tab or another. */
export const lastActivity = (): number => {
  try {
    return Math.max(last, Number(localStorage.getItem(storedAs)) || 0);
  } catch {
    return last;
  }
};
