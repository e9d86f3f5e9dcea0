import type { Db } from '#storage/dialect.ts';
import type { ServicePartRow } from '#storage/service-report-tables.ts';

export const insertSpareParts = async (trx: Db, rows: readonly ServicePartRow[]): Promise<void> => {
  if (rows.length > 0) await trx.insertInto('service_part').values(rows).execute();
};

export const takeOutSpareParts = async (
  trx: Db,
  partKeys: readonly string[],
  deviceId: number,
): Promise<void> => {
  if (partKeys.length === 0) return;
  await trx
    .deleteFrom('fitted_part')
    .where('part_key', 'in', partKeys)
    .where('device_id', '=', deviceId)
    .execute();
};

/** Notes where a part is from now on; gives the device that holds it when that is another one. */
export const installSparePart = async (
  trx: Db,
  partKey: string,
  { deviceId, requestId }: { deviceId: number; requestId: number },
): Promise<number | undefined> => {
  await trx
    .insertInto('fitted_part')
    .values({ part_key: partKey, device_id: deviceId, request_id: requestId })
    .onConflict((conflict) => conflict.column('part_key').doNothing())
    .execute();
  const { device_id } = await trx
    .selectFrom('fitted_part')
    .select('device_id')
    .where('part_key', '=', partKey)
    .executeTakeFirstOrThrow();
  return device_id === deviceId ? undefined : device_id;
};

/** Devices whose released reports name a part's serial, the newest report first. */
export const listDevicesBySparePart = async (db: Db, serialKey: string, max: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('service_part')
    .select(({ fn }) => ['device_id', fn.max<number>('request_id').as('last')])
    .where('serial_key', '=', serialKey)
    .groupBy('device_id')
    .orderBy('last', 'desc')
    .limit(max)
    .execute();
  return rows.map(({ device_id }) => device_id);
};
