import { type Db, databaseNow } from '#storage/dialect.ts';
import { indexDeviceWords, insertDeviceWords } from './device-words.repository.ts';
import type { Device, NewDevice } from './devices.repository.ts';

/** The new device; undefined when the serial is known already. */
export const insertDevice = async (trx: Db, device: NewDevice): Promise<Device | undefined> => {
  const row = await trx
    .insertInto('sold_product')
    .values(device)
    .onConflict((conflict) => conflict.column('serial_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row) await insertDeviceWords(trx, [row]);
  return row;
};

/** Changes a device that is still as it was read. */
export const updateDeviceRow = async (
  trx: Db,
  { id, rev }: Pick<Device, 'id' | 'rev'>,
  change: Partial<NewDevice>,
): Promise<Device> => {
  const row = await trx
    .updateTable('sold_product')
    .set({ ...change, rev: rev + 1 })
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returningAll()
    .executeTakeFirstOrThrow();
  await indexDeviceWords(trx, [row]);
  return row;
};

export const countRequestsOfDevice = async (db: Db, id: number): Promise<number> => {
  const row = await db
    .selectFrom('repair_request')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sold_product_id', '=', id)
    .executeTakeFirstOrThrow();
  return row.count;
};

export const findOpenTrace = async (db: Db, id: number): Promise<string | undefined> => {
  const row = await db
    .selectFrom('repair_request')
    .select('trace_number')
    .where('sold_product_id', '=', id)
    .where('status_id', '<', 7)
    .executeTakeFirst();
  return row?.trace_number;
};

/** What was registered until this moment is the former owner's. */
export const markOwnerChange = async (trx: Db, id: number): Promise<void> => {
  await trx
    .updateTable('sold_product')
    .set({ owner_changed_at: databaseNow(trx) })
    .where('id', '=', id)
    .execute();
};

export const deleteDeviceRow = async (trx: Db, id: number): Promise<void> => {
  await trx.deleteFrom('sold_product').where('id', '=', id).execute();
};

/** All repairs of a device with what each cost, newest first. */
export const listRepairsOfDevice = (db: Db, id: number) =>
  db
    .selectFrom('repair_request as request')
    .leftJoin('invoice', (join) =>
      join.onRef('invoice.request_id', '=', 'request.id').on('invoice.withdrawn_at', 'is', null),
    )
    .select(['request.id', 'request.trace_number', 'request.status_id', 'request.issue_description'])
    .select(['request.repair_in_place', 'request.is_returned_unrepaired', 'request.registered_at'])
    .select(['request.stood_since', 'invoice.payable_rial'])
    .where('request.sold_product_id', '=', id)
    .orderBy('request.registered_at', 'desc')
    .orderBy('request.id', 'desc')
    .execute();
