import { importTexts } from '#contract/office/import-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import type { Db } from '#storage/dialect.ts';
import type { NewCentre, StoredCentre } from '../centres.repository.ts';
import { withKeys } from '../centres.repository.ts';
import { insertDeviceWords } from '../device-words.repository.ts';
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

/** New devices, all at once, with the words they are found by. */
export const insertDevices = async (trx: Db, devices: readonly NewDevice[]): Promise<void> => {
  if (devices.length === 0) return;
  const rows = await trx
    .insertInto('sold_product')
    .values(devices.map((device) => ({ warranty_until: null, ...device })))
    .onConflict((conflict) => conflict.column('serial_key').doNothing())
    .returning(['id', 'product_name', 'centre_name', 'city'])
    .execute();
  // Somebody registered one of them since they were compared.
  if (rows.length < devices.length) throw officeRefusal('conflict', importTexts.changed);
  await insertDeviceWords(trx, rows);
};

export const insertCentres = async (trx: Db, centres: readonly NewCentre[]): Promise<void> => {
  if (centres.length === 0) return;
  await trx.insertInto('centre').values(centres.map(withKeys)).execute();
};
