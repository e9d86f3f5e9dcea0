import type { ParcelFacts } from '#contract/repair/notice-texts.ts';
import type { Db } from '#storage/dialect.ts';
import { storeParcel } from './parcels.repository.ts';
import { normalizeParcel } from './parcels.rules.ts';

/** Notes how a device travels to the company or back; a later note replaces an earlier one. */
export const recordParcel = (
  trx: Db,
  requestId: number,
  direction: 'in' | 'out',
  parcel: ParcelFacts,
): Promise<void> => storeParcel(trx, requestId, direction, normalizeParcel(parcel));
