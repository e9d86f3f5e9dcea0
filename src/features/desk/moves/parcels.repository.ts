import type { ParcelFacts } from '#contract/repair/notice-texts.ts';
import { parcelKey } from '#kernel/parcel-key.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';

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

/** Gives what was deleted. */
export const deleteParcel = async (trx: Db, requestId: number): Promise<ParcelFacts | undefined> => {
  const row = await trx
    .deleteFrom('parcel')
    .where('request_id', '=', requestId)
    .where('direction', '=', 'out')
    .returning(['is_by_hand', 'carrier', 'number'])
    .executeTakeFirst();
  return row && { isByHand: row.is_by_hand === 1, carrier: row.carrier, number: row.number };
};

export const listParcels = (db: Db, requestId: number) =>
  db.selectFrom('parcel').selectAll().where('request_id', '=', requestId).execute();
