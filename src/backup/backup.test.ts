import {
  existsSync,
  mkdirSync,
  promises,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createS3MediaStore } from '#adapters/media/s3.ts';
import { listRuns, readLastDone } from '#features/system-status/backup-run.repository.ts';
import { beginBackup, judgeBackupAge } from '#features/system-status/index.ts';
import { hourMs } from '#kernel/durations.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { engines, makeDatabase } from '#kit/open-test-storage.ts';
import { seedPayable } from '#kit/seed-payable.ts';
import type { ListingMediaStore } from '#ports/media-store.ts';
import { createObjectStore } from '#simulators/object-store/create-object-store.ts';
import type { Engine, Storage } from '#storage/dialect.ts';
import { migrate } from '#storage/migrate.ts';
import { openPostgres } from '#storage/open-postgres.ts';
import { openSqlite } from '#storage/open-sqlite.ts';
import { backupsToDrop } from './backups-to-drop.rules.ts';
import { makeBackup } from './make-backup.ts';
import { findManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { runBackup } from './run-backup.ts';

const faq = (id: number) => ({
  id,
  question: `پرسش ${id}`,
  answer: 'پاسخ «"\\n\n\u200c\u2028\u2029» :',
  show_priority: 0,
});
const at = new Date('2026-11-15T10:20:30Z');
const reportError = (error: unknown) => {
  throw error;
};

/** An installation of its own: a data folder and a database that can be opened again and again. */
const install = async (engine: Engine) => {
  const dataDir = makeFolder('backup');
  const sqliteFile = join(dataDir, 'azma.sqlite');
  const databaseUrl = engine === 'postgres' ? await makeDatabase() : undefined;
  const source = { dataDir, sqliteFile, databaseUrl, release: '0.2.0' };
  const open = (): Storage => (databaseUrl ? openPostgres(databaseUrl, () => {}) : openSqlite(sqliteFile));
  const keep = (path: string, text: string) => {
    mkdirSync(dirname(join(dataDir, path)), { recursive: true });
    writeFileSync(join(dataDir, path), text);
  };
  return { source, open, keep, dataDir, backupsFolder: join(dataDir, 'backups') };
};

const readAll = async ({ db }: Storage) => ({
  faq: await db.selectFrom('faq').selectAll().orderBy('id').execute(),
  requests: await db.selectFrom('repair_request').selectAll().orderBy('id').execute(),
  devices: await db.selectFrom('sold_product').selectAll().orderBy('id').execute(),
  invoices: await db.selectFrom('invoice').selectAll().orderBy('id').execute(),
});

describe.each(engines)('a backup on %s', (engine) => {
  // accepts 696
  it('brings back every row and every file of its moment, and keeps what was there', async () => {
    const { source, open, keep, dataDir, backupsFolder } = await install(engine);
    let storage = open();
    await migrate(storage);
    await storage.db
      .insertInto('faq')
      .values([faq(1), faq(2)])
      .execute();
    await seedPayable(storage);
    keep('media/library/ab/one.webp', 'a picture');
    keep('repair-photos/two.webp', 'a photo');
    keep('media-cache/three.avif', 'can be made anew');
    keep('media/.uploads/half', 'being received');
    const before = await readAll(storage);
    const lines: string[] = [];
    const made = await runBackup(storage.db, source, {
      backupsFolder,
      kind: 'by-hand',
      at,
      progress: (line) => lines.push(line),
      reportError,
    });
    expect(made?.name).toBe('azma-2026-11-15T10-20-30-by-hand');
    expect(lines.length).toBeGreaterThan(1);
    const folder = made?.folder ?? '';
    const manifest = await findManifest(folder);
    expect(manifest).toMatchObject({ release: '0.2.0', engine, counts: { faq: 2, repair_request: 1 } });
    expect(manifest?.files.map(({ path }) => path).slice(1)).toEqual([
      'files/media/library/ab/one.webp',
      'files/repair-photos/two.webp',
    ]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(readdirSync(backupsFolder)).toEqual([made?.name]);

    await storage.db.deleteFrom('faq').execute();
    keep('media/library/ab/one.webp', 'spoilt');
    keep('media/library/ab/later.webp', 'later');
    await storage.close();
    const kept = await restoreBackup(folder, source, { at });
    expect(kept.length).toBe(3);
    storage = open();
    await migrate(storage);
    expect(await readAll(storage)).toEqual(before);
    expect(readFileSync(join(dataDir, 'media/library/ab/one.webp'), 'utf8')).toBe('a picture');
    expect(existsSync(join(dataDir, 'media/library/ab/later.webp'))).toBe(false);
    const old = kept.find((name) => name.includes('media.before-restore')) ?? '';
    expect(readFileSync(join(old, 'library/ab/later.webp'), 'utf8')).toBe('later');

    // Counting goes on where it was, and the database's own rules are in force again.
    await seedPayable(storage);
    const jump = storage.db.updateTable('repair_request').set({ status_id: 7 }).where('status_id', '=', 3);
    await expect(jump.execute()).rejects.toThrow();
    const orphan = storage.db.updateTable('invoice').set({ request_id: 999_999 });
    await expect(orphan.execute()).rejects.toThrow();
    await storage.close();
  });

  it('links what the backup before holds already, and is nobody’s link to the living file', async () => {
    const { source, open, keep, dataDir, backupsFolder } = await install(engine);
    const storage = open();
    await migrate(storage);
    keep('media/a.webp', 'same');
    const inode = (folder: string) => statSync(join(folder, 'files/media/a.webp')).ino;
    const first = await makeBackup(source, { backupsFolder, kind: 'hourly', at });
    const second = await makeBackup(source, {
      backupsFolder,
      kind: 'hourly',
      at: new Date(at.getTime() + hourMs),
    });
    expect(inode(second.folder)).toBe(inode(first.folder));
    expect(inode(first.folder)).not.toBe(statSync(join(dataDir, 'media/a.webp')).ino);
    await storage.close();
    rmSync(first.folder, { recursive: true });
    await restoreBackup(second.folder, source);
    expect(readFileSync(join(dataDir, 'media/a.webp'), 'utf8')).toBe('same');
  });

  it.each([
    ['was cut short', (folder: string) => rmSync(join(folder, 'manifest.json'))],
    ['lacks a file', (folder: string) => rmSync(join(folder, 'files/media/a.webp'))],
    ['has another file', (folder: string) => writeFileSync(join(folder, 'files/media/a.webp'), 'sane')],
    [
      'is of a newer release',
      (folder: string) => {
        const file = join(folder, 'manifest.json');
        writeFileSync(file, readFileSync(file, 'utf8').replace('001-content', '999-later'));
      },
    ],
    [
      'is of another product',
      (folder: string) => {
        const file = join(folder, 'manifest.json');
        writeFileSync(file, readFileSync(file, 'utf8').replace('azma', 'other'));
      },
    ],
    [
      'names files outside',
      (folder: string) => {
        const file = join(folder, 'manifest.json');
        writeFileSync(file, readFileSync(file, 'utf8').replace('files/media/a.webp', 'files/../../a'));
      },
    ],
  ])('is refused in one line, and nothing is touched, when it %s', async (_, spoil) => {
    const { source, open, keep, dataDir, backupsFolder } = await install(engine);
    const storage = open();
    await migrate(storage);
    keep('media/a.webp', 'same');
    const { folder } = await makeBackup(source, { backupsFolder, kind: 'by-hand', at });
    await storage.db.insertInto('faq').values(faq(7)).execute();
    spoil(folder);
    await storage.close();
    await expect(restoreBackup(folder, source)).rejects.toThrow(/^[^\n]+$/);
    const again = open();
    expect(await again.db.selectFrom('faq').select('id').execute()).toEqual([{ id: 7 }]);
    await again.close();
    expect(readdirSync(dataDir).filter((name) => name.includes('restor'))).toEqual([]);
  });

  // accepts 697
  it('of the timetable is made by one of several processes, and its age is known', async () => {
    const { source, open, backupsFolder } = await install(engine);
    const storage = open();
    await migrate(storage);
    expect(judgeBackupAge(await readLastDone(storage.db), 'daily')).toBe('never');
    const slot = 'hourly 2026-11-15T10:00:00.000Z';
    const order = { backupsFolder, kind: 'hourly' as const, at, slot, reportError };
    const made = await Promise.all([1, 2, 3].map(() => runBackup(storage.db, source, order)));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(readdirSync(backupsFolder)).toHaveLength(1);
    expect(judgeBackupAge(await readLastDone(storage.db), 'hourly')).toBeNull();
    const age = (hours: number) =>
      storage.db
        .updateTable('backup_run')
        .set({ began_at: Date.now() - hours * hourMs })
        .execute();
    await age(2.1);
    expect(judgeBackupAge(await readLastDone(storage.db), 'hourly')).toBe('old');
    expect(judgeBackupAge(await readLastDone(storage.db), 'daily')).toBeNull();
    await age(26.1);
    expect(judgeBackupAge(await readLastDone(storage.db), 'off')).toBe('old');
    await storage.close();
  });

  it('that fails is written down, and made again later', async () => {
    const { source, open, backupsFolder } = await install(engine);
    const storage = open();
    await migrate(storage);
    writeFileSync(backupsFolder, 'a file where the folder should be');
    const order = { backupsFolder, kind: 'daily' as const, at, slot: 'daily 2026-11-15', reportError };
    await expect(runBackup(storage.db, source, order)).rejects.toThrow();
    expect(await listRuns(storage.db, 5)).toMatchObject([{ state: 'failed', reason: expect.any(String) }]);
    expect(await beginBackup(storage.db, { name: order.slot, kind: 'daily' })).toBe(false);
    await storage.db.updateTable('backup_run').set({ began_at: 0 }).execute();
    expect(await beginBackup(storage.db, { name: order.slot, kind: 'daily' })).toBe(true);
    await storage.close();
  });

  it('that takes long is not begun by another process, and one whose process died is', async () => {
    const { open } = await install(engine);
    const storage = open();
    await migrate(storage);
    const run = { name: 'daily 2026-11-15', kind: 'daily' as const };
    const age = (hours: number, state: 'running' | 'failed' = 'running') =>
      storage.db
        .updateTable('backup_run')
        .set({ state, began_at: Date.now() - hours * hourMs })
        .execute();
    expect(await beginBackup(storage.db, run)).toBe(true);
    for (const hours of [0.7, 5.9]) {
      await age(hours);
      expect(await beginBackup(storage.db, run)).toBe(false);
    }
    await age(6.1);
    expect(await beginBackup(storage.db, run)).toBe(true);
    await age(0.4, 'failed');
    expect(await beginBackup(storage.db, run)).toBe(false);
    await age(0.7, 'failed');
    expect(await beginBackup(storage.db, run)).toBe(true);
    await storage.close();
  });
});

it('whose connection PostgreSQL ends fails, and the process goes on', async () => {
  const { source, open, backupsFolder } = await install('postgres');
  const storage = open();
  await migrate(storage);
  const rival = new pg.Client({ connectionString: source.databaseUrl });
  await rival.connect();
  await rival.query('begin; lock table faq in access exclusive mode');
  // Without a listener for its loss the connection would throw outside of every promise, which fails the test.
  const failed = expect(makeBackup(source, { backupsFolder, kind: 'by-hand', at })).rejects.toThrow(
    /terminat/,
  );
  const endWaiting = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(storage.db);
  await expect.poll(async () => (await endWaiting()).rows.length).toBe(1);
  await failed;
  expect(readdirSync(backupsFolder)).toEqual([]);
  await rival.end();
  await storage.close();
});

it('is no failure when an older one cannot be removed, which is reported', async () => {
  const { source, open, backupsFolder } = await install('sqlite');
  const storage = open();
  await migrate(storage);
  const old = join(backupsFolder, 'azma-2026-11-15T10-00-00-hourly');
  mkdirSync(old, { recursive: true });
  const { rm } = promises;
  const failing = vi.spyOn(promises, 'rm').mockImplementation(async (path, options) => {
    if (path === old) throw new Error('it stays');
    await rm(path, options);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    failing.mockRestore();
    syncBuiltinESMExports();
  });
  const reported: unknown[] = [];
  const order = {
    backupsFolder,
    kind: 'hourly' as const,
    at,
    reportError: (error: unknown) => reported.push(error),
  };
  expect(await runBackup(storage.db, source, order)).toBeDefined();
  expect(await listRuns(storage.db, 5)).toMatchObject([{ state: 'done' }]);
  expect(reported).toEqual([new Error('it stays')]);
  await storage.close();
});

it.each(['readdir', 'stat'] as const)('is not made when a part of media cannot be read: %s', async (call) => {
  const { source, open, keep, dataDir, backupsFolder } = await install('sqlite');
  const storage = open();
  await migrate(storage);
  await storage.close();
  keep('media/library/one.webp', 'a picture');
  const real = promises[call];
  const failing = vi
    .spyOn(promises, call)
    .mockImplementation(async (path: unknown, ...options: unknown[]) => {
      if (String(path).startsWith(join(dataDir, 'media', 'library')))
        throw Object.assign(new Error('it cannot be read'), { code: 'EACCES' });
      return Reflect.apply(real, promises, [path, ...options]);
    });
  syncBuiltinESMExports();
  onTestFinished(() => {
    failing.mockRestore();
    syncBuiltinESMExports();
  });
  const making = makeBackup(source, { backupsFolder, kind: 'by-hand', at });
  await expect(making).rejects.toThrow('it cannot be read');
  expect(readdirSync(backupsFolder)).toEqual([]);
});

it('holds no earlier one, wherever in the data folder backups lie', async () => {
  const { source, open, keep, dataDir } = await install('sqlite');
  const storage = open();
  await migrate(storage);
  await storage.close();
  keep('media/a.webp', 'a picture');
  const backupsFolder = join(dataDir, 'kept', 'copies');
  await makeBackup(source, { backupsFolder, kind: 'by-hand', at });
  const { folder } = await makeBackup(source, {
    backupsFolder,
    kind: 'by-hand',
    at: new Date(at.getTime() + 1_000),
  });
  const paths = (await findManifest(folder))?.files.map(({ path }) => path);
  expect(paths).toEqual(['database.sqlite', 'files/media/a.webp']);
});

// accepts 696
it('has every file and folder of media on the disk before it has its name', async () => {
  const { source, open, keep, dataDir, backupsFolder } = await install('sqlite');
  const storage = open();
  await migrate(storage);
  await storage.close();
  keep('media/library/ab/one.webp', 'a picture');
  keep('media/library/cd/two.webp', 'a picture');
  const handle = await promises.open(dataDir);
  const sync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync');
  await handle.close();
  onTestFinished(() => sync.mockRestore());
  await makeBackup(source, { backupsFolder, kind: 'by-hand', at });
  // Two files, the folders `ab`, `cd`, `library`, `media` and `files`, manifest, backup and the folder of backups.
  expect(sync).toHaveBeenCalledTimes(2 + 5 + 3);
});

// accepts 696, 703
describe('a backup of files in a store', () => {
  const read = async (store: ListingMediaStore, key: string) =>
    new Response((await store.find(key))?.read()).text();

  it('holds what no machine has fetched, and puts all of it back, read again', async () => {
    const s3 = await createObjectStore();
    const { source: alone, open, keep, dataDir, backupsFolder } = await install('sqlite');
    const [media, photos] = [
      createS3MediaStore(s3.options),
      createS3MediaStore({ ...s3.options, prefix: '.p/' }),
    ];
    const source = {
      ...alone,
      shared: [
        { name: 'media', store: media },
        { name: 'repair-photos', store: photos },
      ],
    };
    const storage = open();
    await migrate(storage);
    await storage.close();
    const [here, there, photo] = ['library/ab/here.webp', 'library/ab/there.webp', 'Photo_1.webp'];
    for (const key of [here, there]) await media.save(key, new Blob([`${key} in the store`]));
    await photos.save(photo, new Blob(['a fault']));
    keep(`media/${here}`, `${here} in the store`);
    keep('media/library/ab/not-yet.webp', 'only here');
    const { folder, files } = await makeBackup(source, { backupsFolder, kind: 'hourly', at });
    expect(files).toBe(5);
    const second = await makeBackup(source, {
      backupsFolder,
      kind: 'hourly',
      at: new Date(at.getTime() + hourMs),
    });
    const inode = (of: string) => statSync(join(of, `files/media/${there}`)).ino;
    expect(inode(second.folder)).toBe(inode(folder));

    s3.objects.clear();
    await media.save(there, new Blob(['another item of that name']));
    const kept = await restoreBackup(folder, source, { at });
    for (const key of [here, there]) expect(await read(media, key)).toBe(`${key} in the store`);
    expect(await read(media, 'library/ab/not-yet.webp')).toBe('only here');
    expect(await read(photos, photo)).toBe('a fault');
    expect(readFileSync(join(dataDir, 'repair-photos', photo), 'utf8')).toBe('a fault');
    const old = kept.find((name) => name.includes('in-store')) ?? '';
    expect(readFileSync(join(old, there), 'utf8')).toBe('another item of that name');

    // A store that is away stops a backup and a restore before either touches anything.
    s3.failNext(1_000);
    await expect(makeBackup(source, { backupsFolder, kind: 'by-hand', at })).rejects.toThrow(/media store/);
    await expect(restoreBackup(folder, source, { at })).rejects.toThrow(/media store/);
    expect(readdirSync(backupsFolder).filter((name) => name.includes('by-hand'))).toEqual([]);
    await s3.close();
  });
});

// accepts 697
describe('old backups', () => {
  const hourly = Array.from({ length: 24 * 100 }, (_, hour) => {
    const moment = new Date(Date.UTC(2026, 0, 1) + hour * hourMs);
    return `azma-${moment.toISOString().replaceAll(':', '-').slice(0, 19)}-hourly`;
  });

  it('go, but for the newest of 24 hours, 14 days and 8 weeks', () => {
    const dropped = new Set(backupsToDrop([...hourly, 'notes.txt', 'azma-2026-01-01T00-00-00.sqlite']));
    const kept = hourly.filter((name) => !dropped.has(name));
    expect(dropped.size).toBe(hourly.length - kept.length);
    // The newest hour is the newest of its day and week too; two days are the newest of their weeks.
    expect(kept).toHaveLength(24 + 13 + 6);
    expect(kept.at(-1)).toBe(hourly.at(-1));
  });

  it('that were made by hand never go', () => {
    const byHand = hourly.map((name) => name.replace('hourly', 'by-hand'));
    expect(backupsToDrop(byHand)).toEqual([]);
  });
});
