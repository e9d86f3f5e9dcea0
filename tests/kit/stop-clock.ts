import type { KyselyPlugin } from 'kysely';
import type { Storage } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';

/**
 * The same storage for callers to whom no full hour may strike meanwhile: whoever reads the database's clock through
 * `readDatabaseNow` is told the moment of this call. Times that a statement takes itself go on.
 */
export const stopClock = async (storage: Storage): Promise<Storage> => {
  const now = await readDatabaseNow(storage.db);
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => ({
      ...result,
      rows: result.rows.map((row) => (Object.keys(row).join() === 'now' ? { now } : row)),
    }),
  };
  return { ...storage, db: storage.db.withPlugin(plugin) };
};
