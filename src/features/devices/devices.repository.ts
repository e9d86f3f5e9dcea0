import type { Selectable } from 'kysely';
import type { Db } from '#storage/dialect.ts';
import type { SoldProductRow } from '#storage/repair-tables.ts';
import { indexDeviceWords, insertDeviceWords } from './device-words.repository.ts';
import { indexWordsOfDevice } from './request-words.repository.ts';

export type Device = Selectable<SoldProductRow>;
export type NewDevice = Omit<Device, 'id' | 'rev' | 'warranty_until'> & { warranty_until?: string | null };

export const findDeviceBySerial = (db: Db, serialKey: string): Promise<Device | undefined> =>
  db.selectFrom('sold_product').selectAll().where('serial_key', '=', serialKey).executeTakeFirst();

export const findDeviceById = (db: Db, id: number): Promise<Device | undefined> =>
  db.selectFrom('sold_product').selectAll().where('id', '=', id).executeTakeFirst();

export const findDevicesBySerials = (db: Db, keys: readonly string[]): Promise<Device[]> =>
  db.selectFrom('sold_product').selectAll().where('serial_key', 'in', keys).execute();

/** The device of the request with this trace number. */
export const findDeviceByTrace = (db: Db, traceNumber: string): Promise<Device | undefined> =>
  db
    .selectFrom('sold_product')
    .innerJoin('repair_request', 'repair_request.sold_product_id', 'sold_product.id')
    .selectAll('sold_product')
    .where('repair_request.trace_number', '=', traceNumber)
    .executeTakeFirst();

export const countDevices = async (db: Db): Promise<number> => {
  const row = await db
    .selectFrom('sold_product')
    .select((at) => at.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** Inserts a device or brings the known one up to date. Tells which it was. */
export const storeDevice = async (trx: Db, device: NewDevice): Promise<'new' | 'changed' | 'same'> => {
  const inserted = await trx
    .insertInto('sold_product')
    .values(device)
    .onConflict((conflict) => conflict.column('serial_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) {
    await insertDeviceWords(trx, [{ ...device, id: inserted.id }]);
    return 'new';
  }
  const known = await findDeviceBySerial(trx, device.serial_key);
  const isSame = Object.entries(device).every(([name, value]) => known?.[name as keyof Device] === value);
  if (isSame) return 'same';
  const changed = await trx
    .updateTable('sold_product')
    .set((at) => ({ ...device, rev: at('rev', '+', 1) }))
    .where('serial_key', '=', device.serial_key)
    .returning('id')
    .executeTakeFirstOrThrow();
  await indexDeviceWords(trx, [{ ...device, id: changed.id }]);
  await indexWordsOfDevice(trx, device.serial_key);
  return 'changed';
};
