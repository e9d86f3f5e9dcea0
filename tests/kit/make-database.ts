import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { basename } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { migrate } from '#storage/migrate.ts';
import { openPostgres } from '#storage/open-postgres.ts';

/** Any number that no test takes. */
const runLock = 7_403_911;

/** Makes an empty PostgreSQL database and tells its address, for tests that open it several times. */
export const makeDatabase = (): Promise<string> => atServer((client) => create(client));

/**
 * Makes a PostgreSQL database with today's schema by copying one that was migrated once in this run, which is several
 * times quicker than the migrations.
 */
export const makeMigratedDatabase = (): Promise<string> =>
  copyTemplate({
    name: 'migrated',
    fill: async (url) => {
      const storage = openPostgres(url, (error) => {
        throw error;
      });
      await migrate(storage);
      await storage.close();
    },
  });

/** Copies a database that is filled once in this run. */
export const copyTemplate = (options: {
  name: string;
  fill: (url: string) => Promise<void>;
  prefix?: string;
}): Promise<string> =>
  atServer(async (client) => {
    // Each run has its own: the server that TEST_POSTGRES_URL names may hold those of older runs.
    const template = `${options.name}_${basename(tmpdir()).replaceAll(/\W/g, '_').toLowerCase()}`;
    await holdRunLock(client, async () => {
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
      if (rowCount) return;
      // Filled under another name first: one that was given up halfway is never copied.
      const url = await create(client);
      await options.fill(url);
      await client.query(`alter database ${new URL(url).pathname.slice(1)} rename to ${template}`);
    });
    return create(client, { template, prefix: options.prefix });
  });

/** What only one test file of the run may do at a time. Whoever ends halfway lets go of the lock. */
export const oneAtATime = (work: () => Promise<void>): Promise<void> =>
  atServer((client) => holdRunLock(client, work));

const holdRunLock = async (client: pg.Client, work: () => Promise<void>): Promise<void> => {
  await client.query('select pg_advisory_lock($1)', [runLock]);
  try {
    await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [runLock]);
  }
};

const create = async (
  client: pg.Client,
  { template, prefix = 'test_' }: { template?: string; prefix?: string | undefined } = {},
): Promise<string> => {
  const name = `${prefix}${randomUUID().replaceAll('-', '')}`;
  await client.query(`create database ${name} ${template ? `template ${template}` : ''}`);
  return `${inject('postgresUrl')}/${name}`;
};

const atServer = async <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
