import { sql } from 'kysely';
import type { Storage } from './dialect.ts';

/** Names of work that only one process does at a time; the numbers are PostgreSQL's names for its locks. */
const soleWorks = { 'reconcile-payments': 7_201_405 } as const;
type SoleWork = keyof typeof soleWorks;

/**
 * Does the work unless another process is at it; returns whether it was done. On PostgreSQL a lock of the session
 * decides: it goes with its connection, also when the process is killed, and holds no transaction open while the
 * work waits for others. SQLite has one server only.
 */
export const withExclusiveLock = async (
  { db, engine }: Storage,
  name: SoleWork,
  work: () => Promise<void>,
): Promise<boolean> => {
  if (engine === 'sqlite') {
    await work();
    return true;
  }
  const key = soleWorks[name];
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
