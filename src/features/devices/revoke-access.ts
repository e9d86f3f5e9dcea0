import { revokeProofs } from '#features/one-time-code/index.ts';
import { revokeLinks } from '#features/tracking/index.ts';
import type { Db } from '#storage/dialect.ts';

/** A proof of the old number proves nothing about the new one: sessions, codes, marks and links end. */
export const revokeAccess = async (trx: Db, soldProductIds: readonly number[]): Promise<void> => {
  await revokeProofs(trx, soldProductIds);
  await revokeLinks(trx, soldProductIds);
};
