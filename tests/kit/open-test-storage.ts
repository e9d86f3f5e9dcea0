import type { Engine, Storage } from '#storage/dialect.ts';
import { migrate } from '#storage/migrate.ts';
import { openPostgres } from '#storage/open-postgres.ts';
import { makeMigratedDatabase } from './make-database.ts';
import { openFilledSqlite } from './sqlite-images.ts';

export { makeDatabase, makeMigratedDatabase } from './make-database.ts';

/** The engines every repository test runs on: `describe.each(engines)('… on %s', …)`. */
export const engines: readonly Engine[] = ['sqlite', 'postgres'];

/**
 * Opens a PostgreSQL database for tests that prove no time limit: callers at once may wait longer for each other on a
 * busy machine than the product lets them. What stands in the address goes before the product's own figures.
 */
export const openPostgresWithLongTimeouts = (url: string): Storage =>
  openPostgres(`${url}?lock_timeout=30000&statement_timeout=30000&query_timeout=31000`, failLoudly);

/** An empty database with today's schema, of its own: in memory, or fresh on the run's PostgreSQL. */
export const openTestStorage = async (engine: Engine): Promise<Storage> => {
  if (engine === 'postgres') return openPostgresWithLongTimeouts(await makeMigratedDatabase());
  return openFilledSqlite(migrate);
};

const failLoudly = (error: Error): void => {
  // A connection that ends because the run's server stops is no failure of the test.
  if (!/terminat|ECONNRESET/i.test(error.message)) throw error;
};
