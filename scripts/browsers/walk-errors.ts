import type { BrowserActions } from './create-browser-actions.ts';
import { faultyErrors, faultyPath } from './faulty-page.ts';

/** A page with errors first: a walk that would not see them could not fail by one. */
export const walkErrors = async (
  actions: BrowserActions,
  readErrors: () => readonly string[],
): Promise<void> => {
  await actions.open(faultyPath);
  for (const expected of faultyErrors)
    await actions.until(`the error «${expected}»`, async () =>
      readErrors().some((error) => error.includes(expected)),
    );
};
