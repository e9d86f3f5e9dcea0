import type { Selectable } from 'kysely';
import type { SoldProductRow } from '#storage/device-tables.ts';
import type { Db } from '#storage/dialect.ts';

export type Device = Selectable<SoldProductRow>;
export type NewDevice = Omit<Device, 'id' | 'rev' | 'warranty_until' | 'owner_changed_at'> & {
  warranty_until?: string | null;
};

export const findDeviceBySerial = (db: Db, serialKey: string): Promise<Device | undefined> =>
  db.selectFrom('sold_product').selectAll().where('serial_key', '=', serialKey).executeTakeFirst();

export const findDeviceById = (db: Db, id: number): Promise<Device | undefined> =>
  db.selectFrom('sold_product').selectAll().where('id', '=', id).executeTakeFirst();

/** The same, held until the transaction ends. */
export const lockDevice = (trx: Db, id: number): Promise<Device | undefined> =>
  trx.selectFrom('sold_product').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const listDevicesBySerials = (db: Db, keys: readonly string[]): Promise<Device[]> =>
  db.selectFrom('sold_product').selectAll().where('serial_key', 'in', keys).execute();

/** The device of the request with this trace number. */
export const findDeviceByTrace = (db: Db, traceNumber: string): Promise<Device | undefined> =>
  db
    .selectFrom('sold_product')
    .innerJoin('repair_request', 'repair_request.sold_product_id', 'sold_product.id')
    .selectAll('sold_product')
    .where('repair_request.trace_number', '=', traceNumber)
    .executeTakeFirst();
