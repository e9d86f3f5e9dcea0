/** The longest wait, on a machine that is never quiet. */
const patienceMs = 3_000;

/**
 * When the browser has nothing more urgent to do: what is not of the first view (counts of the menu, windows that open
 * by a press) comes behind its rows. A browser without that question gives the view a moment.
 */
export const whenIdle = (): Promise<void> =>
  new Promise((quiet) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => quiet(), { timeout: patienceMs });
    else setTimeout(quiet, 500);
  });
