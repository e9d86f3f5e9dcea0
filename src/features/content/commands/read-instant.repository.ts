import { sql } from 'kysely';
import { type Db, databaseNow, engineOf } from '#storage/dialect.ts';

/** The database's own clock, in milliseconds. */
export const readInstant = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ now: number }>`select ${databaseNow(engineOf(db))} as now`.execute(db);
  return Number(rows[0]?.now);
};
