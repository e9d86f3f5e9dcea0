import { importTexts } from '#contract/office/import-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import type { Db } from '#storage/dialect.ts';
import { insertRows } from '#storage/insert-rows.ts';
import { putCentreEndings } from '#storage/put-words.ts';
import type { NewCentre, StoredCentre } from '../centres.repository.ts';
import { withKeys } from '../centres.repository.ts';
import { insertWords, listDeviceWords } from '../device-words.repository.ts';
import type { Device, NewDevice } from '../devices.repository.ts';

export const findDevicesBySerials = (db: Db, keys: readonly string[]): Promise<Device[]> =>
  db.selectFrom('sold_product').selectAll().where('serial_key', 'in', keys).execute();

export const findCentresByIds = (db: Db, ids: readonly number[]): Promise<StoredCentre[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('centre').selectAll().where('id', 'in', ids).execute();

export const findMergedByIds = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('merged_centre').selectAll().where('id', 'in', ids).execute();

/** Named one by one, so that none can be forgotten. */
const deviceColumns = Object.keys({
  serial_number: true,
  serial_key: true,
  invoice_number: true,
  product_name: true,
  centre_id: true,
  centre_name: true,
  centre_manager: true,
  province: true,
  city: true,
  owned_since: true,
  mobile: true,
  address: true,
  warranty_until: true,
} satisfies Record<keyof NewDevice, true>) as (keyof NewDevice)[];

/** New devices, all at once, with the words they are found by. */
export const insertDevices = async (trx: Db, devices: readonly NewDevice[]): Promise<void> => {
  if (devices.length === 0) return;
  const returned = ['id', 'serial_key'] as const;
  const storing = insertRows(trx, 'sold_product', { columns: deviceColumns, rows: devices, returned });
  // While the database is at it.
  const words = new Map(devices.map((device) => [device.serial_key, listDeviceWords(device)]));
  const rows = await storing;
  // Somebody registered one of them since they were compared.
  if (rows.length < devices.length) throw officeRefusal('conflict', importTexts.changed);
  await insertWords(
    trx,
    rows.map(({ id, serial_key }) => ({ id, words: words.get(serial_key) ?? [] })),
  );
};

export const insertCentres = async (trx: Db, centres: readonly NewCentre[]): Promise<void> => {
  if (centres.length === 0) return;
  const rows = centres.map(withKeys);
  await trx.insertInto('centre').values(rows).execute();
  await putCentreEndings(trx, rows);
};
