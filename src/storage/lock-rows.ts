import { sql } from 'kysely';
import { type Db, engineOf } from './dialect.ts';
import type { Tables } from './tables.ts';

/**
 * Keeps others from changing these rows until the transaction ends. On SQLite a transaction is the only writer
 * from its first word on, so there is nothing to lock.
 */
export const lockRows = async (db: Db, table: keyof Tables, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0 || engineOf(db) === 'sqlite') return;
  await sql`select id from ${sql.table(table)} where id in (${sql.join(ids)}) order by id for update`.execute(
    db,
  );
};
