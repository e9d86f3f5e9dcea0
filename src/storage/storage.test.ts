import { spawn } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { engines, makeDatabase, openTestStorage } from '#kit/open-test-storage.ts';
import { databaseNow } from './dialect.ts';
import { holdSingleServerLock } from './hold-single-server-lock.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';

const freshFile = () => join(makeFolder('sqlite'), 'azma.sqlite');

describe.each(engines)('storage on %s', (engine) => {
  it('answers a ping, tells its own time and keeps large amounts exact', async () => {
    const storage = await openTestStorage(engine);
    await storage.ping();
    const { rows } = await sql<{ now: number }>`select ${databaseNow(storage.db)} as now`.execute(storage.db);
    expect(Math.abs(Number(rows[0]?.now) - Date.now())).toBeLessThan(60_000);
    const large = await sql<{ amount: number }>`select cast(900719925474099 as bigint) as amount`.execute(
      storage.db,
    );
    expect(large.rows[0]?.amount).toBe(900_719_925_474_099);
    await storage.close();
  });

  it('migrates once although two processes start together', async () => {
    const place = engine === 'sqlite' ? freshFile() : await makeDatabase();
    expect(await Promise.all([migrateInAnotherProcess(place), migrateInAnotherProcess(place)])).toEqual([
      0, 0,
    ]);
    const storage = engine === 'sqlite' ? openSqlite(place) : openPostgres(place, () => {});
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(storage.db);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    await storage.close();
  });

  it('undoes a whole transaction when one step fails', async () => {
    const storage = await openTestStorage(engine);
    const failing = storage.db.transaction().execute(async (trx) => {
      await trx.insertInto('faq').values({ id: 1, question: 'q', answer: 'a', show_priority: 0 }).execute();
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await storage.db.selectFrom('faq').selectAll().execute()).toEqual([]);
    await storage.close();
  });
});

const migrateInAnotherProcess = (place: string): Promise<number | null> => {
  // On a busy machine the other's migrations may take longer than a request would ever wait.
  const open = place.startsWith('postgres')
    ? 'openPostgres(place, () => {}, migrationBounds)'
    : 'openSqlite(place, { lockWaitMs: 60_000 })';
  const program = `
    import { migrate } from '#storage/migrate.ts';
    import { migrationBounds, openPostgres } from '#storage/open-postgres.ts';
    import { openSqlite } from '#storage/open-sqlite.ts';
    const place = ${JSON.stringify(place)};
    const storage = ${open};
    await migrate(storage);
    await storage.close();`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    stdio: 'inherit',
  });
  return new Promise((done) => child.once('exit', done));
};

describe('a SQLite file', () => {
  it('is opened with the settings that survive a crash, for its owner only', async () => {
    const file = freshFile();
    const storage = openSqlite(file);
    const pragma = async (name: string) => {
      const { rows } = await sql.raw<Record<string, unknown>>(`PRAGMA ${name}`).execute(storage.db);
      return Object.values(rows[0] ?? {})[0];
    };
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('trusted_schema')).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await storage.close();
  });

  it('is refused when it is damaged', async () => {
    const file = freshFile();
    const storage = openSqlite(file);
    await migrate(storage);
    await storage.close();
    const size = statSync(file).size;
    writeFileSync(file, Buffer.alloc(size, 7), { flag: 'r+' });
    expect(() => openSqlite(file)).toThrow();
  });

  it('belongs to one server at a time', () => {
    const file = freshFile();
    const first = holdSingleServerLock(file);
    expect(() => holdSingleServerLock(file)).toThrow(/already using/);
    first.release();
    holdSingleServerLock(file).release();
  });
});
