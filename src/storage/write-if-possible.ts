import { isAppError } from '#kernel/app-error.ts';

/** Tries a write that whoever reads can do without, on a full disk for one. False when it could not be done now. */
export const writeIfPossible = async (write: () => Promise<unknown>): Promise<boolean> => {
  try {
    await write();
    return true;
  } catch (error) {
    if (isAppError(error) && error.code === 'unavailable') return false;
    throw error;
  }
};
