import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makeDatabase, makeMigratedDatabase } from '#kit/make-database.ts';
import { makeFolder } from '#kit/make-folder.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { migrate } from '#storage/migrate.ts';
import { openPostgres } from '#storage/open-postgres.ts';
import { explainStartFailure } from './explain-start-failure.ts';
import { migrateStorage, openStorage, openStorageForCommand } from './open-storage.ts';

/** Opens the database as a start does, and says why that is not possible. */
const tryToOpen = async (dataDir: string, databaseUrl?: string): Promise<string> => {
  try {
    const { storage, close } = openStorage({ dataDir, databaseUrl }, { warn: () => {} });
    await migrateStorage({ databaseUrl }, storage).finally(close);
    return 'it was opened';
  } catch (error) {
    return explainStartFailure(error);
  }
};

/** What Kysely's migrations of one database wait for in turn. */
const migrationLock = sql`select pg_advisory_xact_lock(3853314791062309107)`;

const countWaiting = async (trx: Db): Promise<number> => {
  const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`.execute(trx);
  return rows.length;
};

const noteLaterMigration = async (storage: Storage): Promise<void> => {
  await migrate(storage);
  await sql`insert into kysely_migration values ('999-later', '2030-01-01')`.execute(storage.db);
  await storage.close();
};

/** A role that may enter the database and do nothing in it. */
const makePowerless = async (url: string): Promise<void> => {
  const storage = openPostgres(url, () => {});
  const role = sql`do $$ begin create role azma_powerless login password 'azma'; exception when duplicate_object then null; end $$`;
  await role.execute(storage.db);
  await sql`revoke all on schema public from public`.execute(storage.db);
  await storage.close();
};

// accepts 867
it('a start waits for another server that is bringing the database up to date', async () => {
  const url = await makeDatabase();
  const other = openPostgres(url, () => {});
  const { promise: held, resolve: noteHeld } = Promise.withResolvers<void>();
  const busy = other.db.transaction().execute(async (trx) => {
    await migrationLock.execute(trx);
    noteHeld();
    await expect.poll(() => countWaiting(trx)).toBe(1);
    // Longer than a person's statement may take.
    await wait(5_500);
  });
  await held;
  expect(await tryToOpen(makeFolder('start'), url)).toBe('it was opened');
  await busy;
  await other.close();
});

describe('a database that a server cannot start with is explained', () => {
  // accepts 698
  it.each<[string, Partial<URL>, RegExp]>([
    ['an unknown host', { hostname: 'no-such-host.invalid' }, /^the host no-such-host\.invalid .*not known$/],
    ['no such database', { pathname: '/no_such_database' }, /^the database .* does not exist/],
    ['no such role', { username: 'nobody_knows' }, /^the role or password .* is not accepted/],
    ['no permission', { username: 'azma_powerless', password: 'azma' }, /^the role .*lacks a permission/],
  ])('where PostgreSQL has %s', async (what, change, reason) => {
    const url = new URL(await makeDatabase());
    if (what === 'no permission') await makePowerless(url.href);
    Object.assign(url, change);
    expect(await tryToOpen(makeFolder('start'), url.href)).toMatch(reason);
  });

  // accepts 698
  it('where PostgreSQL has a database of a newer release', async () => {
    const url = await makeMigratedDatabase();
    await noteLaterMigration(openPostgres(url, () => {}));
    const reason = await tryToOpen(makeFolder('start'), url);
    expect(reason).toMatch(/newer release: it has the migration 999-later/);
  });

  it('where nothing better is known, by what the database itself said', () => {
    const said = new Error('canceling statement due to lock timeout');
    const failure = new Error('the database could not be brought up to date', {
      cause: new Error(`the database is not available: ${said.message}`, { cause: said }),
    });
    expect(explainStartFailure(failure)).toBe(
      'the database could not be brought up to date: the database is not available: canceling statement due to lock timeout',
    );
  });

  // accepts 698, 706
  it('where the SQLite file is damaged', async () => {
    const dataDir = makeFolder('start');
    const file = join(dataDir, 'azma.sqlite');
    writeFileSync(file, 'SQLite format 3\0 and then something else'.repeat(500));
    expect(await tryToOpen(dataDir)).toMatch(/^the database file .*damaged/);
  });

  // accepts 698, 706
  it('where the SQLite file is of a newer release', async () => {
    const dataDir = makeFolder('start');
    await noteLaterMigration(openStorageForCommand({ dataDir, databaseUrl: undefined }));
    expect(await tryToOpen(dataDir)).toMatch(/newer release: it has the migration 999-later/);
  });
});
