import {
  endMarksOfDevices,
  endSessionsOfDevices,
  voidCodesOfDevices,
} from '#features/one-time-code/index.ts';
import { revokeLinksOfDevices } from '#features/tracking/index.ts';
import type { Db } from '#storage/dialect.ts';

/** Whoever proved to hold the old number has proved nothing about the new one: sessions, codes, marks and links end. */
export const revokeAccess = async (trx: Db, soldProductIds: readonly number[]): Promise<void> => {
  await endSessionsOfDevices(trx, soldProductIds);
  await voidCodesOfDevices(trx, soldProductIds);
  await endMarksOfDevices(trx, soldProductIds);
  await revokeLinksOfDevices(trx, soldProductIds);
};
