import { type Db, readEngine } from './dialect.ts';
import type { Tables } from './tables.ts';

/**
 * Keeps others from changing these rows until the transaction ends, without reading them; a query that reads what it
 * locks says `forUpdate` itself. SQLite is spared the query: its transaction is the only writer from the beginning.
 */
export const lockRows = async (db: Db, table: keyof Tables, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0 || readEngine(db) === 'sqlite') return;
  // Everybody takes the locks in the same order, so that no two wait for each other.
  await db
    .selectFrom(table as 'staff')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
};
