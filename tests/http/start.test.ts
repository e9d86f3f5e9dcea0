import { spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { makeDatabase } from '#kit/open-test-storage.ts';
import { startServer } from '#kit/start-server.ts';
import { migrate } from '#storage/migrate.ts';
import { openPostgres } from '#storage/open-postgres.ts';
import { openSqlite } from '#storage/open-sqlite.ts';

const root = join(import.meta.dirname, '..', '..');
const emptyFolder = () => makeFolder('start');

/** Starts the server expecting it to refuse; gives its exit code and what it printed. */
const tryToStart = (env: Record<string, string>) =>
  new Promise<{ code: number | null; lines: string[] }>((done) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
      cwd: root,
      env: { PATH: process.env.PATH, PORT: '0', SIMULATOR_PORT: '0', LOG_LEVEL: 'warn', ...env },
    });
    let printed = '';
    child.stdout.on('data', (text) => {
      printed += text;
    });
    child.stderr.on('data', (text) => {
      printed += text;
    });
    child.once('exit', (code) => done({ code, lines: printed.trim().split('\n') }));
  });

const applyLaterMigration = async (url: string): Promise<void> => {
  const storage = openPostgres(url, () => {});
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

describe('a start that cannot succeed', () => {
  // accepts 396
  it('says in one line that the port is busy, and leaves nothing behind', async () => {
    const folder = join(emptyFolder(), 'data');
    const holder = createServer();
    const port = await new Promise<number>((ready) =>
      holder.listen(0, '0.0.0.0', () => ready((holder.address() as { port: number }).port)),
    );
    const { code, lines } = await tryToStart({ PORT: String(port), DATA_DIR: folder });
    holder.close();
    expect(code).toBe(1);
    expect(lines).toEqual([`Azma cannot start: port ${port} is already in use; set PORT to another`]);
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  });

  it('says in one line that the data folder cannot be written to', async () => {
    const file = join(emptyFolder(), 'file');
    writeFileSync(file, '');
    const { code, lines } = await tryToStart({ DATA_DIR: join(file, 'data') });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^Azma cannot start: DATA_DIR .* cannot be written to$/)]);
  });

  it.each([
    [{ PORT: 'many' }, /PORT/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ DATABASE_URL: 'postgres://user:pass word@host:port/azma' }, /DATABASE_URL.*malformed/],
    [{ SIMULATOR_PROT: '3' }, /SIMULATOR_PROT/],
    [{ NODE_ENV: 'production', SIMULATORS: 'true' }, /simulators/],
    [{ NODE_ENV: 'production' }, /PUBLIC_ORIGIN/],
    [{ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://azma.example', APP_SECRET: 'short' }, /APP_SECRET/],
  ])('says in one line what is wrong with %o', async (env, reason) => {
    const folder = join(emptyFolder(), 'data');
    const { code, lines } = await tryToStart({ ...env, DATA_DIR: folder } as Record<string, string>);
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(reason);
    expect(existsSync(folder)).toBe(false);
  });

  // accepts 698
  it.each<[string, Partial<URL>, RegExp]>([
    ['nobody answering', { port: '1' }, /nothing answers.*is PostgreSQL running/],
    ['an unknown host', { hostname: 'no-such-host.invalid' }, /host no-such-host\.invalid .*not known/],
    ['no such database', { pathname: '/no_such_database' }, /database .* does not exist/],
    ['no such role', { username: 'nobody_knows' }, /role or password .* is not accepted/],
    ['no permission', { username: 'azma_powerless', password: 'azma' }, /lacks a permission/],
    ['a newer database', {}, /newer release: it has the migration 999-later/],
  ])('says in one line that PostgreSQL has %s', async (what, change, reason) => {
    const url = new URL(await makeDatabase());
    if (what === 'a newer database') await applyLaterMigration(url.href);
    if (what === 'no permission') await makePowerless(url.href);
    Object.assign(url, change);
    const { code, lines } = await tryToStart({
      DATABASE_URL: url.href,
      DATA_DIR: emptyFolder(),
      SIMULATORS: 'false',
    });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(reason)]);
  });

  // accepts 698, 706
  it.each([
    ['damaged', 'damaged', /database file .*damaged/],
    ['of a newer release', 'newer', /newer release: it has the migration 999-later/],
  ])('says in one line that the SQLite file is %s', async (_, what, reason) => {
    const folder = emptyFolder();
    const file = join(folder, 'azma.sqlite');
    if (what === 'damaged') writeFileSync(file, 'SQLite format 3\0 and then something else'.repeat(500));
    else {
      const storage = openSqlite(file);
      await migrate(storage);
      await storage.close();
      const database = new DatabaseSync(file);
      database.exec("insert into kysely_migration values ('999-later', '2030-01-01')");
      database.close();
    }
    const { code, lines } = await tryToStart({ DATA_DIR: folder });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(reason)]);
  });

  it('is refused as the second server on one SQLite file', async () => {
    const first = await startServer();
    const { code, lines } = await tryToStart({ DATA_DIR: first.dataDir });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/another server is already using/)]);
    await first.stop();
  });
});

describe('a good start', () => {
  it('keeps the content of the last one and is not filled twice', async () => {
    const first = await startServer({}, { keepData: true });
    expect(await first.stop()).toBe(0);
    const second = await startServer({ DATA_DIR: first.dataDir });
    const answer = await fetch(`${second.url}/api/v1/Articles/GetPaging/1/100`);
    expect(((await answer.json()) as { result: { totalCount: number } }).result.totalCount).toBe(15);
    await second.stop();
  });
});
