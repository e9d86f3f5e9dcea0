import type { Db } from '#storage/dialect.ts';
import { insertRows } from '#storage/insert-rows.ts';

/** The texts that these requests are found by, those of their devices included. */
export const listRequestTexts = (trx: Db, requestIds: readonly number[]) =>
  trx
    .selectFrom('repair_request as request')
    .innerJoin('sold_product as device', 'device.id', 'request.sold_product_id')
    .select(['request.id', 'request.centre_name', 'request.sender_address'])
    .select(['device.product_name', 'device.centre_name as sold_to', 'device.centre_manager'])
    .select(['device.address', 'device.city'])
    .where('request.id', 'in', requestIds)
    .execute();

export const replaceRequestWords = async (
  trx: Db,
  requestIds: readonly number[],
  words: readonly { word: string; request_id: number }[],
): Promise<void> => {
  await trx.deleteFrom('repair_word').where('request_id', 'in', requestIds).execute();
  await insertRows(trx, 'repair_word', { columns: ['word', 'request_id'], rows: words });
};

export const listRequestIdsOfDevice = async (trx: Db, deviceId: number): Promise<number[]> => {
  const rows = await trx
    .selectFrom('repair_request')
    .select('id')
    .where('sold_product_id', '=', deviceId)
    .execute();
  return rows.map(({ id }) => id);
};
