import { writtenWords } from '#kernel/search-key.ts';
import type { Db } from '#storage/dialect.ts';

type Named = { id: number; product_name: string; centre_name: string; city: string };

/** Both engines bound the parameters of one statement. */
const rowsAStatement = 400;

/** Brings the words that these devices are found by up to date. Call it where their texts change. */
export const indexDeviceWords = async (trx: Db, devices: readonly Named[]): Promise<void> => {
  if (devices.length === 0) return;
  for (let start = 0; start < devices.length; start += rowsAStatement) {
    const ids = devices.slice(start, start + rowsAStatement).map(({ id }) => id);
    await trx.deleteFrom('device_word').where('sold_product_id', 'in', ids).execute();
  }
  await insertDeviceWords(trx, devices);
};

/** The same for devices that are new and so have none yet. */
export const insertDeviceWords = async (trx: Db, devices: readonly Named[]): Promise<void> => {
  const rows = devices.flatMap(({ id, product_name, centre_name, city }) =>
    writtenWords([product_name, centre_name, city].join(' ')).map((word) => ({ word, sold_product_id: id })),
  );
  for (let start = 0; start < rows.length; start += rowsAStatement) {
    await trx
      .insertInto('device_word')
      .values(rows.slice(start, start + rowsAStatement))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};
