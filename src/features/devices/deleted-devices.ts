import type { Db, Storage } from '#storage/dialect.ts';
import {
  listDeletedRows,
  removeDeletedDevices,
  removeExpiredDeletedDevices,
} from './deleted-devices.repository.ts';

/** Records of serials deleted within 90 days; registering one again is treated as a change. */
export const listDeletedDevices = (db: Db, keys: readonly string[]) => listDeletedRows(db, keys);

/** Removes the records of serials that are registered again. */
export const forgetDeletedDevices = (trx: Db, keys: readonly string[]): Promise<void> =>
  removeDeletedDevices(trx, keys);

export const purgeDeletedDevices = ({ storage }: { storage: Storage }): Promise<void> =>
  removeExpiredDeletedDevices(storage.db);
