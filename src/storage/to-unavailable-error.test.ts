import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { makeDatabase } from '#kit/open-test-storage.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';

describe('a database that cannot answer now', () => {
  it('is unavailable while another program holds the SQLite file', async () => {
    const file = join(makeFolder('locked'), 'azma.sqlite');
    const storage = openSqlite(file, { lockWaitMs: 50 });
    await migrate(storage);
    const rival = new DatabaseSync(file);
    rival.exec('BEGIN IMMEDIATE');
    const write = storage.db.insertInto('site_setting').values({ key: 'a', value: '1' }).execute();
    await expect(write).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
    const transaction = storage.db.transaction().execute(async () => {});
    await expect(transaction).rejects.toMatchObject({ code: 'unavailable' });
    rival.exec('ROLLBACK');
    rival.close();
    await storage.db.insertInto('site_setting').values({ key: 'a', value: '1' }).execute();
    await storage.close();
  });

  it('is unavailable when PostgreSQL makes it wait for a lock, or cannot be reached', async () => {
    const url = await makeDatabase();
    const storage = openPostgres(url, () => {});
    await migrate(storage);
    const rival = new pg.Client({ connectionString: url });
    await rival.connect();
    await rival.query('begin; lock table site_setting in exclusive mode');
    const write = storage.db.insertInto('site_setting').values({ key: 'a', value: '1' }).execute();
    await expect(write).rejects.toMatchObject({ code: 'unavailable' });
    await rival.end();
    await storage.close();

    const nowhere = openPostgres('postgres://nobody@127.0.0.1:1/none', () => {});
    await expect(sql`select 1`.execute(nowhere.db)).rejects.toMatchObject({ code: 'unavailable' });
    await nowhere.close();
  });

  it('is unavailable when PostgreSQL does not answer in time, and the connection is not used again', async () => {
    const url = await makeDatabase();
    // The server's own limit is off, so that the client's limit ends the wait.
    const storage = openPostgres(`${url}?statement_timeout=0&query_timeout=1000`, () => {}, { max: 1 });
    const readPid = async () =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(storage.db)).rows[0]?.pid;
    const first = await readPid();
    const slow = sql`select pg_sleep(20)`.execute(storage.db);
    await expect(slow).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
    expect(await readPid()).not.toBe(first);
    await storage.close();
  });

  it('leaves a broken rule what it is', async () => {
    const storage = openSqlite(':memory:');
    await migrate(storage);
    const write = () => storage.db.insertInto('site_setting').values({ key: 'a', value: '1' }).execute();
    await write();
    await expect(write()).rejects.toThrow(/UNIQUE/);
    await storage.close();
  });
});
