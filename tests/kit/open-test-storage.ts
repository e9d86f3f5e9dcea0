import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Engine, Storage } from '#storage/dialect.ts';
import { migrate } from '#storage/migrate.ts';
import { openPostgres } from '#storage/open-postgres.ts';
import { openSqlite } from '#storage/open-sqlite.ts';

/** The engines every repository test runs on: `describe.each(engines)('… on %s', …)`. */
export const engines: readonly Engine[] = ['sqlite', 'postgres'];

/** An empty database with today's schema, of its own: in memory, or fresh on the run's PostgreSQL. */
export const openTestStorage = async (engine: Engine): Promise<Storage> => {
  const storage =
    engine === 'sqlite' ? openSqlite(':memory:') : openPostgres(await makeDatabase(), failLoudly);
  await migrate(storage);
  return storage;
};

/** Makes an empty PostgreSQL database and tells its address, for tests that open it several times. */
export const makeDatabase = async (): Promise<string> => {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${server}/${name}`;
};

const failLoudly = (error: Error): void => {
  // A connection that ends because the run's server stops is no failure of the test.
  if (!/terminat|ECONNRESET/i.test(error.message)) throw error;
};
