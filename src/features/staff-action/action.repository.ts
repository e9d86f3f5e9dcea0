import { type Db, databaseNow } from '#storage/dialect.ts';

export type ActionKey = { staffId: number; idempotencyKey: string; call: string };
export type StoredAction = { inputHash: string; result: unknown };

/**
 * Takes the key for this transaction. False when the action was done before; a rival that is doing it at this
 * moment is waited for.
 */
export const takeActionKey = async (trx: Db, key: ActionKey, inputHash: string): Promise<boolean> => {
  const row = await trx
    .insertInto('staff_deed')
    .values({
      staff_id: key.staffId,
      idempotency_key: key.idempotencyKey,
      call: key.call,
      input_hash: inputHash,
      result: 'null',
      at: databaseNow(trx),
    })
    .onConflict((conflict) => conflict.columns(['staff_id', 'idempotency_key', 'call']).doNothing())
    .returning('staff_id')
    .executeTakeFirst();
  return row !== undefined;
};

export const findAction = async (db: Db, key: ActionKey): Promise<StoredAction | undefined> => {
  const row = await db
    .selectFrom('staff_deed')
    .select(['input_hash', 'result'])
    .where('staff_id', '=', key.staffId)
    .where('idempotency_key', '=', key.idempotencyKey)
    .where('call', '=', key.call)
    .executeTakeFirst();
  return row && { inputHash: row.input_hash, result: JSON.parse(row.result) };
};

export const storeActionResult = async (trx: Db, key: ActionKey, result: unknown): Promise<void> => {
  await trx
    .updateTable('staff_deed')
    .set({ result: JSON.stringify(result ?? null) })
    .where('staff_id', '=', key.staffId)
    .where('idempotency_key', '=', key.idempotencyKey)
    .where('call', '=', key.call)
    .execute();
};

export const deleteActionsOlderThan = async (db: Db, ageMs: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('staff_deed')
    .where('at', '<', databaseNow(db, -ageMs))
    .executeTakeFirst();
  return Number(numDeletedRows);
};
