import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { ParcelFacts } from '#contract/repair/notice-texts.ts';
import { foldDigits } from '#kernel/fold-digits.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import type { StoredRequest } from '../requests.repository.ts';
import { standing } from './work-on-request.ts';

/** The form in which parcel numbers are compared. */
export const parcelKey = (number: string): string => foldDigits(number).replace(/[\s-]/g, '').toUpperCase();

/** A parcel as it is stored and told: without blanks around, its number in Latin digits. */
export const tidyParcel = ({ isByHand, carrier, number }: ParcelFacts): ParcelFacts =>
  isByHand
    ? { isByHand, carrier: '', number: '' }
    : { isByHand, carrier: carrier.trim(), number: foldDigits(number).trim() };

/** A parcel that says how a device goes back; none for a repair in place. */
export const requireParcel = (
  request: StoredRequest,
  parcel: ParcelFacts | undefined,
  isNeeded: boolean,
): ParcelFacts | undefined => {
  if (request.repair_in_place === 1) return undefined;
  if (!parcel && !isNeeded) return undefined;
  const tidy = tidyParcel(parcel ?? { isByHand: false, carrier: '', number: '' });
  const { isByHand, carrier, number } = tidy;
  if (isByHand) return tidy;
  if (carrier.length < 2 || carrier.length > 60 || number.length < 4 || number.length > 40) {
    throw deskRefusal('parcel-needed', { ...standing(request), field: 'parcel' });
  }
  return tidy;
};

export const storeParcel = async (
  trx: Db,
  requestId: number,
  direction: 'in' | 'out',
  { isByHand, carrier, number }: ParcelFacts,
): Promise<void> => {
  const row = {
    is_by_hand: isByHand ? 1 : 0,
    carrier,
    number,
    number_key: parcelKey(number),
    at: databaseNow(trx),
  };
  await trx
    .insertInto('parcel')
    .values({ request_id: requestId, direction, ...row })
    .onConflict((conflict) => conflict.columns(['request_id', 'direction']).doUpdateSet(row))
    .execute();
};

export const deleteParcel = async (trx: Db, requestId: number): Promise<void> => {
  await trx.deleteFrom('parcel').where('request_id', '=', requestId).where('direction', '=', 'out').execute();
};

export const listParcels = (db: Db, requestId: number) =>
  db.selectFrom('parcel').selectAll().where('request_id', '=', requestId).execute();
