import { sql } from 'kysely';
import type { Storage } from './dialect.ts';

/** PostgreSQL's name of the lock. */
const key = 7_201_405;

/**
 * Does the one work of this kind, asking the bank, unless another process is at it; returns whether it was done. On PostgreSQL a lock of the session
 * decides: it goes with its connection, also when the process is killed, and holds no transaction open while the
 * work waits for others. SQLite has one server only.
 */
export const withExclusiveLock = async (
  { db, engine }: Storage,
  work: () => Promise<void>,
): Promise<boolean> => {
  if (engine === 'sqlite') {
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
