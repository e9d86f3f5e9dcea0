import { sql } from 'kysely';
import { readEngine, type Storage } from './dialect.ts';

/** Identifies the lock within PostgreSQL. */
const key = 7_201_405;

/**
 * Does the payment reconciler's work unless another process is doing it; returns whether it was done. On PostgreSQL a
 * lock of the session decides: it ends with its connection, also when the process is killed, and holds no transaction
 * open while the work waits for the bank. On SQLite there is no such lock: a command may work beside the server, and
 * leases keep each payment in one pair of hands.
 */
export const withReconcilerLock = async ({ db }: Storage, work: () => Promise<void>): Promise<boolean> => {
  if (readEngine(db) === 'sqlite') {
    await work();
    return true;
  }
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_lock(${key}) as held`.execute(
      connection,
    );
    if (!rows[0]?.held) return false;
    try {
      await work();
      return true;
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
};
