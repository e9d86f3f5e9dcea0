import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { isStatusId, type StatusId } from '#contract/repair/statuses.ts';
import { indexRequestWords } from '#features/devices/index.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import type { RepairRequestRow } from '#storage/repair-tables.ts';

export type StoredRequest = Omit<Selectable<RepairRequestRow>, 'status_id'> & { status_id: StatusId };

const toRequest = (row: Selectable<RepairRequestRow>): StoredRequest => {
  if (!isStatusId(row.status_id)) throw new Error(`status ${row.status_id} is not in the table`);
  return { ...row, status_id: row.status_id };
};

type NewRequest = Pick<
  Selectable<RepairRequestRow>,
  | 'sold_product_id'
  | 'trace_number'
  | 'issue_description'
  | 'centre_id'
  | 'centre_name'
  | 'centre_manager'
  | 'centre_province'
  | 'centre_city'
  | 'centre_address'
  | 'repair_in_place'
  | 'sender_address'
>;

/** Undefined when the device has an open request already, or the trace number is taken. */
export const insertRequest = async (trx: Db, request: NewRequest): Promise<StoredRequest | undefined> => {
  const now = databaseNow(trx);
  const row = await trx
    .insertInto('repair_request')
    .values({
      ...request,
      status_id: 0,
      is_returned_unrepaired: 0,
      registered_at: now,
      changed_at: now,
      stood_since: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row) await indexRequestWords(trx, [row.id]);
  return row && toRequest(row);
};

export const findOpenRequest = async (db: Db, soldProductId: number): Promise<StoredRequest | undefined> => {
  const row = await db
    .selectFrom('repair_request')
    .selectAll()
    .where('sold_product_id', '=', soldProductId)
    .where('status_id', '<', 7)
    .executeTakeFirst();
  return row && toRequest(row);
};

export const findRequestById = async (db: Db, id: number): Promise<StoredRequest | undefined> => {
  const row = await db.selectFrom('repair_request').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toRequest(row);
};

export const findRequestByTrace = async (db: Db, traceNumber: string): Promise<StoredRequest | undefined> => {
  const row = await db
    .selectFrom('repair_request')
    .selectAll()
    .where('trace_number', '=', traceNumber)
    .executeTakeFirst();
  return row && toRequest(row);
};

/** All requests of a device, newest first. */
export const listRequests = async (db: Db, soldProductId: number): Promise<StoredRequest[]> => {
  const rows = await db
    .selectFrom('repair_request')
    .selectAll()
    .where('sold_product_id', '=', soldProductId)
    .orderBy('registered_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toRequest);
};

/** True when the request stood at `from` and now stands at `to`; of two that try at once, one succeeds. */
export const updateStatus = async (
  trx: Db,
  {
    id,
    from,
    to,
    isReturnedUnrepaired,
  }: { id: number; from: number; to: number; isReturnedUnrepaired: boolean },
): Promise<boolean> => {
  const row = await trx
    .updateTable('repair_request')
    .set({
      status_id: to,
      changed_at: databaseNow(trx),
      stood_since: databaseNow(trx),
      is_returned_unrepaired: isReturnedUnrepaired ? 1 : 0,
    })
    .where('id', '=', id)
    .where('status_id', '=', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Changes words of a request while it stands at `upTo` or below. False when it has gone on. */
export const updateWords = async (
  trx: Db,
  id: number,
  upTo: number,
  words: { issue_description?: string; sender_address?: string },
): Promise<boolean> => {
  const row = await trx
    .updateTable('repair_request')
    .set({ ...words, changed_at: databaseNow(trx) })
    .where('id', '=', id)
    .where('status_id', '<=', upTo)
    .returning('id')
    .executeTakeFirst();
  if (row && words.sender_address !== undefined) await indexRequestWords(trx, [row.id]);
  return row !== undefined;
};

/** Keeps the request as it is until the transaction ends. */
export const lockRequest = async (trx: Db, id: number): Promise<void> => {
  await trx.updateTable('repair_request').set({ changed_at: sql`changed_at` }).where('id', '=', id).execute();
};

/** Where the estimate of a request stands. It counts as a change: the time it waits begins anew. */
export const setEstimateState = async (
  trx: Db,
  requestId: number,
  state: 'none' | 'sent' | 'accepted' | 'declined',
): Promise<void> => {
  const now = databaseNow(trx);
  await trx
    .updateTable('repair_request')
    .set({ estimate_state: state, changed_at: now, stood_since: now })
    .where('id', '=', requestId)
    .execute();
};
