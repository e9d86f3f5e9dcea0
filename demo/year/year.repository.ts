import type { Insertable } from 'kysely';
import { cutIntoParts } from '#kernel/cut-into-parts.ts';
import type { Db } from '#storage/dialect.ts';
import type { Tables } from '#storage/tables.ts';

type Table = keyof Tables & string;
type Row<Name extends Table> = Insertable<Tables[Name]>;

/** So many values fit one statement with either engine. */
const maxValues = 30_000;

/** Adds rows in few statements. */
export const insertRows = async <Name extends Table>(
  trx: Db,
  table: Name,
  rows: readonly Row<Name>[],
): Promise<void> => {
  for (const slice of splitIntoSlices(rows)) {
    // biome-ignore lint/suspicious/noExplicitAny: one function for every table; the rows are typed above
    await (trx as any).insertInto(table).values(slice).execute();
  }
};

export const splitIntoSlices = <Item extends object>(rows: readonly Item[]): Item[][] => {
  const width = Object.keys(rows[0] ?? {}).length || 1;
  return cutIntoParts(rows, Math.floor(maxValues / width));
};

export const hasDevice = async (db: Db, serialKey: string): Promise<boolean> =>
  (await db
    .selectFrom('sold_product')
    .select('id')
    .where('serial_key', '=', serialKey)
    .executeTakeFirst()) !== undefined;

/** The numbers of devices by their serial. */
export const readDeviceIds = async (trx: Db, serialKeys: readonly string[]): Promise<Map<string, number>> => {
  const rows = await trx
    .selectFrom('sold_product')
    .select(['id', 'serial_key'])
    .where('serial_key', 'in', serialKeys)
    .execute();
  return new Map(rows.map(({ id, serial_key }) => [serial_key, id]));
};

/** The numbers of requests by their trace number. */
export const readRequestIds = async (
  trx: Db,
  traceNumbers: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await trx
    .selectFrom('repair_request')
    .select(['id', 'trace_number'])
    .where('trace_number', 'in', traceNumbers)
    .execute();
  return new Map(rows.map(({ id, trace_number }) => [trace_number, id]));
};

export type WrittenLog = { id: number; requestId: number; to: number; at: number };

export const readStatusLogs = async (trx: Db, requestIds: readonly number[]): Promise<WrittenLog[]> => {
  const rows = await trx
    .selectFrom('repair_log')
    .select(['id', 'request_id', 'to_status', 'at'])
    .where('request_id', 'in', requestIds)
    .where('kind', '=', 'status')
    .orderBy('id')
    .execute();
  return rows.map(({ id, request_id, to_status, at }) => ({
    id,
    requestId: request_id,
    to: to_status,
    at,
  }));
};

/** The numbers of invoices by their own number. */
export const readInvoiceIds = async (
  trx: Db,
  requestIds: readonly number[],
): Promise<Map<number, number>> => {
  const rows = await trx
    .selectFrom('invoice')
    .select(['id', 'request_id'])
    .where('request_id', 'in', requestIds)
    .execute();
  return new Map(rows.map(({ id, request_id }) => [request_id, id]));
};

export const readEstimateIds = async (
  trx: Db,
  requestIds: readonly number[],
): Promise<Map<number, number>> => {
  const rows = await trx
    .selectFrom('estimate')
    .select(['id', 'request_id'])
    .where('request_id', 'in', requestIds)
    .execute();
  return new Map(rows.map(({ id, request_id }) => [request_id, id]));
};

export const readPaymentIds = async (
  trx: Db,
  requestIds: readonly number[],
): Promise<{ id: number; state: string; at: number }[]> => {
  const rows = await trx
    .selectFrom('payment')
    .select(['id', 'state', 'finished_at', 'created_at'])
    .where('request_id', 'in', requestIds)
    .execute();
  return rows.map(({ id, state, finished_at, created_at }) => ({
    id,
    state,
    at: finished_at ?? created_at,
  }));
};
