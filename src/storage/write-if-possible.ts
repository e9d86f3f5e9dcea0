import { isAppError } from '#kernel/app-error.ts';

/** Tries a write that a reader can do without, for example on a full disk. False when it could not be done now. */
export const writeIfPossible = async (write: () => Promise<unknown>): Promise<boolean> => {
  try {
    await write();
    return true;
  } catch (error) {
    if (isAppError(error, 'unavailable')) return false;
    throw error;
  }
};
