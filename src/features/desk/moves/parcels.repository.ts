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

export const deleteParcel = async (trx: Db, requestId: number): Promise<void> => {
  await trx.deleteFrom('parcel').where('request_id', '=', requestId).where('direction', '=', 'out').execute();
};

export const listParcels = (db: Db, requestId: number) =>
  db.selectFrom('parcel').selectAll().where('request_id', '=', requestId).execute();
