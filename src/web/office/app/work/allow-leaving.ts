let isAllowed = false;

/** The office itself reloads the page (another person signed in): the browser must not ask whether to leave. */
export const allowLeaving = (): void => {
  isAllowed = true;
};

export const isLeavingAllowed = (): boolean => isAllowed;
