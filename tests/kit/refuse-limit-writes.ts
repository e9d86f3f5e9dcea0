import { AppError } from '#kernel/app-error.ts';
import type { Storage } from '#storage/dialect.ts';

/** The same database, whose counts of limits cannot be written while `isFull()`, as on a full disk. */
export const refuseLimitWrites = (storage: Storage, isFull: () => boolean): Storage => ({
  ...storage,
  get unsyncedDb() {
    if (isFull()) throw new AppError('unavailable');
    return storage.unsyncedDb;
  },
});
