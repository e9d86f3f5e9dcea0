import { endMarksOfDevice, voidCodesOfDevice } from '#features/one-time-code/index.ts';
import { revokeLinksOfDevice } from '#features/tracking/index.ts';
import type { Db } from '#storage/dialect.ts';
import { endSessionsOfDevice } from '../sessions.repository.ts';

/** Whoever proved to hold the old number has proved nothing about the new one: sessions, codes, marks and links end. */
export const revokeAccess = async (trx: Db, soldProductId: number): Promise<void> => {
  await endSessionsOfDevice(trx, soldProductId);
  await voidCodesOfDevice(trx, soldProductId);
  await endMarksOfDevice(trx, soldProductId);
  await revokeLinksOfDevice(trx, soldProductId);
};
