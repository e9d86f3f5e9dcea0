import type { Db, Storage } from '#storage/dialect.ts';
import {
  listDeletedRows,
  removeDeletedDevices,
  removeExpiredDeletedDevices,
} from './deleted-devices.repository.ts';

/** Of these serials, what those had that were deleted within 90 days; registered again they are changes. */
export const listDeletedDevices = (db: Db, keys: readonly string[]) => listDeletedRows(db, keys);

/** Registered again: from now on the devices themselves know what they have. */
export const forgetDeletedDevices = (trx: Db, keys: readonly string[]): Promise<void> =>
  removeDeletedDevices(trx, keys);

export const purgeDeletedDevices = ({ storage }: { storage: Storage }): Promise<void> =>
  removeExpiredDeletedDevices(storage.db);
