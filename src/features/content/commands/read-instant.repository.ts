import { sql } from 'kysely';
import { type Db, databaseNow } from '#storage/dialect.ts';

/** The database's own clock, in milliseconds. */
export const readInstant = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ now: number }>`select ${databaseNow(db)} as now`.execute(db);
  return Number(rows[0]?.now);
};
