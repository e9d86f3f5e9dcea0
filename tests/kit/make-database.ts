import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { migrate } from '#storage/migrate.ts';
import { openPostgres } from '#storage/open-postgres.ts';

const migrations = join(import.meta.dirname, '..', '..', 'src', 'storage', 'migrations');
/** Any number that no test takes: who holds it makes the template, the others wait. */
const templateLock = 7_403_911;

/** Makes an empty PostgreSQL database and tells its address, for tests that open it several times. */
export const makeDatabase = (): Promise<string> => atServer((client) => create(client, ''));

/**
 * Makes a PostgreSQL database with today's schema by copying one that was migrated once in this run, which is several
 * times quicker than the migrations.
 */
export const makeMigratedDatabase = async (): Promise<string> => {
  const template = `template_${hashMigrations()}`;
  return atServer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    try {
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
      if (!rowCount) await makeTemplate(client, template);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [templateLock]);
    }
    return create(client, `template ${template}`);
  });
};

/** Migrated under another name first: one that was given up halfway is never copied. */
const makeTemplate = async (client: pg.Client, template: string): Promise<void> => {
  const url = await create(client, '');
  const storage = openPostgres(url, (error) => {
    throw error;
  });
  await migrate(storage);
  await storage.close();
  await client.query(`alter database ${new URL(url).pathname.slice(1)} rename to ${template}`);
};

const create = async (client: pg.Client, clause: string): Promise<string> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create database ${name} ${clause}`);
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

const hashMigrations = (): string => {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrations).toSorted()) {
    hash.update(name).update(readFileSync(join(migrations, name)));
  }
  return hash.digest('hex').slice(0, 16);
};
