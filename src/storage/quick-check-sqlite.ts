import { sql } from 'kysely';
import type { Db } from './dialect.ts';

/** Reads a whole SQLite file: `ok`, or the first thing that is wrong with it. */
export const quickCheckSqlite = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ quick_check: string }>`PRAGMA quick_check(1)`.execute(db);
  return rows[0]?.quick_check ?? 'no answer';
};
