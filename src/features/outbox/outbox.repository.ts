import { type Db, databaseNow, databaseRandomId } from '#storage/dialect.ts';
import type { DeliveryOutcome } from './outbox.rules.ts';

export type ClaimedMessage = {
  id: number;
  kind: string;
  /** A random number, the same at every try. */
  noticeId: string;
  payload: unknown;
  /** Counts from 1, and counts tries that never ended. */
  attempts: number;
};

export const insertMessage = async (
  db: Db,
  message: { kind: string; onceKey: string; payload: unknown; delayMs?: number },
): Promise<void> => {
  const now = databaseNow(db);
  await db
    .insertInto('outbox')
    .values({
      kind: message.kind,
      once_key: message.onceKey,
      notice_id: databaseRandomId(db),
      payload: JSON.stringify(message.payload),
      state: 'waiting',
      attempts: 0,
      next_try_at: databaseNow(db, message.delayMs ?? 0),
      leased_until: 0,
      lease_token: '',
      last_error: '',
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .execute();
};

/**
 * Takes the message that is due, for this worker alone until the lease ends. The conditions are checked again on the
 * row, because another worker may have claimed it since the subquery; who comes second gets nothing and tries again.
 */
export const claimMessage = async (
  db: Db,
  claim: { kinds: readonly string[]; worker: string; leaseMs: number },
): Promise<ClaimedMessage | undefined> => {
  const now = databaseNow(db);
  const row = await db
    .updateTable('outbox')
    .set((eb) => ({
      leased_until: databaseNow(db, claim.leaseMs),
      lease_token: claim.worker,
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'waiting')
        .where('next_try_at', '<=', now)
        .where('leased_until', '<=', now)
        .where('kind', 'in', claim.kinds)
        .orderBy('next_try_at')
        .orderBy('id')
        .limit(1),
    )
    .where('state', '=', 'waiting')
    .where('leased_until', '<=', now)
    .returning(['id', 'kind', 'notice_id', 'payload', 'attempts'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { notice_id: noticeId, payload, ...rest } = row;
  return { ...rest, noticeId, payload: JSON.parse(payload) };
};

/** Writes down how it ended, unless the lease was lost and the message is in other hands. */
export const settleMessage = async (
  db: Db,
  { id, worker, outcome, error }: { id: number; worker: string; outcome: DeliveryOutcome; error: string },
): Promise<void> => {
  const now = databaseNow(db);
  await db
    .updateTable('outbox')
    .set({
      state: outcome.state,
      last_error: error,
      leased_until: 0,
      lease_token: '',
      ...(outcome.state === 'waiting'
        ? { next_try_at: databaseNow(db, outcome.waitMs) }
        : { finished_at: now }),
    })
    .where('id', '=', id)
    .where('lease_token', '=', worker)
    .execute();
};

export const cancelWaiting = async (trx: Db, onceKey: string): Promise<boolean> => {
  const now = databaseNow(trx);
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ state: 'cancelled', finished_at: now })
    .where('once_key', '=', onceKey)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('leased_until', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Gives dead messages of a kind, or one, their tries back. Returns how many. */
export const reviveMessages = async (db: Db, by: { kind: string } | { onceKey: string }): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_try_at: databaseNow(db), finished_at: null })
    .where('state', '=', 'dead')
    .where((eb) => ('kind' in by ? eb('kind', '=', by.kind) : eb('once_key', '=', by.onceKey)))
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

export const deleteFinishedBefore = async (db: Db, ageMs: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('state', 'in', ['sent', 'cancelled'])
    .where('finished_at', '<', databaseNow(db, -ageMs))
    .executeTakeFirst();
  return Number(numDeletedRows);
};
