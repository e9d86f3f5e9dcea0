import { cutIntoParts } from '#kernel/cut-into-parts.ts';
import { writtenWords } from '#kernel/search-key.ts';
import type { Db } from '#storage/dialect.ts';
import { insertRows } from '#storage/insert-rows.ts';

type Named = { id: number; product_name: string; centre_name: string; city: string };

const rowsAStatement = 400;

/** Brings the words that these devices are found by up to date. Call it where their texts change. */
export const indexDeviceWords = async (trx: Db, devices: readonly Named[]): Promise<void> => {
  if (devices.length === 0) return;
  for (const part of cutIntoParts(devices, rowsAStatement)) {
    const ids = part.map(({ id }) => id);
    await trx.deleteFrom('device_word').where('sold_product_id', 'in', ids).execute();
  }
  await insertDeviceWords(trx, devices);
};

export const listDeviceWords = ({ product_name, centre_name, city }: Omit<Named, 'id'>): string[] =>
  writtenWords([product_name, centre_name, city].join(' '));

/** For devices that are new and so have no words yet. */
export const insertDeviceWords = (trx: Db, devices: readonly Named[]): Promise<unknown> => {
  const rows = devices.flatMap((device) =>
    listDeviceWords(device).map((word) => ({ word, sold_product_id: device.id })),
  );
  return insertRows(trx, 'device_word', { columns: ['word', 'sold_product_id'], rows });
};
