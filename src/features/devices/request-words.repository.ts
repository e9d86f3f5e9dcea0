import { writtenWords } from '#kernel/search-key.ts';
import type { Db } from '#storage/dialect.ts';
import { insertRows } from '#storage/insert-rows.ts';

/** Brings the words that these requests are found by up to date. Call it where their texts change. */
export const indexRequestWords = async (trx: Db, requestIds: readonly number[]): Promise<void> => {
  if (requestIds.length === 0) return;
  const rows = await trx
    .selectFrom('repair_request as request')
    .innerJoin('sold_product as device', 'device.id', 'request.sold_product_id')
    .select(['request.id', 'request.centre_name', 'request.sender_address'])
    .select(['device.product_name', 'device.centre_name as sold_to', 'device.centre_manager'])
    .select(['device.address', 'device.city'])
    .where('request.id', 'in', requestIds)
    .execute();
  await trx.deleteFrom('repair_word').where('request_id', 'in', requestIds).execute();
  const words = rows.flatMap(({ id, ...texts }) =>
    writtenWords(Object.values(texts).join(' ')).map((word) => ({ word, request_id: id })),
  );
  await insertRows(trx, 'repair_word', { columns: ['word', 'request_id'], rows: words });
};

/** The same for all requests of a device whose record has changed. */
export const indexWordsOfDevice = async (trx: Db, serialKey: string): Promise<void> => {
  const rows = await trx
    .selectFrom('repair_request')
    .innerJoin('sold_product', 'sold_product.id', 'repair_request.sold_product_id')
    .select('repair_request.id')
    .where('sold_product.serial_key', '=', serialKey)
    .execute();
  await indexRequestWords(
    trx,
    rows.map(({ id }) => id),
  );
};
