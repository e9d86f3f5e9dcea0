import type { Selectable } from 'kysely';
import { type Db, databaseNow } from '#storage/dialect.ts';
import type { RepairRequestRow } from '#storage/repair-tables.ts';

export type RequestRow = Selectable<RepairRequestRow>;

type NewRequest = Pick<
  RequestRow,
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
  | 'caller_phone'
>;

/** Undefined when the device has an open request already, or the trace number is taken. */
export const insertRequest = (trx: Db, request: NewRequest): Promise<RequestRow | undefined> => {
  const now = databaseNow(trx);
  return trx
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
};

export const findRow = (
  db: Db,
  by: { id: number } | { trace_number: string },
): Promise<RequestRow | undefined> =>
  db
    .selectFrom('repair_request')
    .selectAll()
    .where((eb) => eb.and(by))
    .executeTakeFirst();

/** The same, held until the transaction ends; rows that only refer to it may still be written. */
export const lockRow = (trx: Db, id: number): Promise<RequestRow | undefined> =>
  trx.selectFrom('repair_request').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** The request of this trace number, when it is the device's and was registered by its present owner. */
export const findOwnRow = (
  db: Db,
  { soldProductId, traceNumber }: { soldProductId: number; traceNumber: string },
): Promise<RequestRow | undefined> =>
  db
    .selectFrom('repair_request')
    .innerJoin('sold_product as device', 'device.id', 'repair_request.sold_product_id')
    .selectAll('repair_request')
    .where('trace_number', '=', traceNumber)
    .where('device.id', '=', soldProductId)
    .where((eb) =>
      eb.or([
        eb('device.owner_changed_at', 'is', null),
        eb('registered_at', '>', eb.ref('device.owner_changed_at')),
      ]),
    )
    .executeTakeFirst();

export const findOpenRow = (db: Db, soldProductId: number): Promise<RequestRow | undefined> =>
  db
    .selectFrom('repair_request')
    .selectAll()
    .where('sold_product_id', '=', soldProductId)
    .where('status_id', '<', 7)
    .executeTakeFirst();

/** Newest first. */
export const listRows = (db: Db, soldProductId: number): Promise<RequestRow[]> =>
  db
    .selectFrom('repair_request')
    .selectAll()
    .where('sold_product_id', '=', soldProductId)
    .orderBy('registered_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

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

/** Changes texts of a request while it stands at `upTo` or below. False when it has gone on. */
export const updateTexts = async (
  trx: Db,
  id: number,
  upTo: number,
  texts: { issue_description?: string; sender_address?: string },
): Promise<boolean> => {
  const row = await trx
    .updateTable('repair_request')
    .set({ ...texts, changed_at: databaseNow(trx) })
    .where('id', '=', id)
    .where('status_id', '<=', upTo)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** It counts as a change: the time it waits begins anew. */
export const updateEstimateState = async (
  trx: Db,
  id: number,
  state: RequestRow['estimate_state'],
): Promise<void> => {
  const now = databaseNow(trx);
  await trx
    .updateTable('repair_request')
    .set({ estimate_state: state, changed_at: now, stood_since: now })
    .where('id', '=', id)
    .execute();
};

/** Does not change `changed_at`: the request itself stays as it is. */
export const updateAssignee = async (trx: Db, id: number, staffId: number | null): Promise<void> => {
  await trx.updateTable('repair_request').set({ assignee_id: staffId }).where('id', '=', id).execute();
};

/** Does not change `changed_at` either. */
export const updateBuyer = async (trx: Db, id: number, buyer: string | null): Promise<void> => {
  await trx.updateTable('repair_request').set({ buyer }).where('id', '=', id).execute();
};
