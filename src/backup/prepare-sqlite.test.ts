import { copyFileSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { holdSingleServerLock } from '#storage/hold-single-server-lock.ts';
import { migrate, migrateInto, migrationNames } from '#storage/migrate.ts';
import { openSqlite } from '#storage/open-sqlite.ts';
import { copySqlite } from './copy-sqlite.ts';
import { restoreBackup } from './restore-backup.ts';

const restoreSqlite = async (copy: string, file: string, at = new Date()) =>
  (
    await restoreBackup(copy, { dataDir: dirname(file), sqliteFile: file, databaseUrl: undefined }, { at })
  )[0];

const faq = (id: number) => ({ id, question: `پرسش ${id}`, answer: 'پاسخ', show_priority: 0 });

describe('a copy of SQLite', () => {
  it('taken while a server writes brings back what was there', async () => {
    const folder = makeFolder('backup');
    const file = join(folder, 'azma.sqlite');
    const storage = openSqlite(file);
    await migrate(storage);
    await storage.db.insertInto('faq').values(faq(1)).execute();
    const copy = join(folder, 'copy.sqlite');
    expect((await copySqlite(file, copy)).counts.faq).toBe(1);
    await storage.db.insertInto('faq').values(faq(2)).execute();
    await storage.close();

    const kept = await restoreSqlite(copy, file);
    const restored = openSqlite(file);
    expect(await restored.db.selectFrom('faq').select('id').execute()).toEqual([{ id: 1 }]);
    await restored.close();
    expect(existsSync(kept ?? '')).toBe(true);
    for (const each of [copy, file, kept ?? '']) expect(statSync(each).mode & 0o777).toBe(0o600);
  });

  it('is not restored when it is damaged, nor under a running server', async () => {
    const folder = makeFolder('backup');
    const file = join(folder, 'azma.sqlite');
    writeFileSync(join(folder, 'bad.sqlite'), 'not a database');
    await expect(restoreSqlite(join(folder, 'bad.sqlite'), file)).rejects.toThrow(/damaged/);
    const storage = openSqlite(file);
    await migrate(storage);
    const copy = join(folder, 'copy.sqlite');
    await copySqlite(file, copy);
    const server = holdSingleServerLock(file);
    await expect(restoreSqlite(copy, file)).rejects.toThrow(/already using/);
    server.release();
    await storage.close();
  });
});

// accepts 680
describe('restoring', () => {
  const crash = async (folder: string, name: string, id: number) => {
    const live = join(folder, `live-${id}.sqlite`);
    const storage = openSqlite(live);
    await migrate(storage);
    await storage.db.insertInto('faq').values(faq(id)).execute();
    // As after a crash: the newest rows are in the write-ahead file alone.
    for (const ending of ['', '-wal']) copyFileSync(live + ending, join(folder, name) + ending);
    await storage.close();
  };
  const idsIn = async (file: string) => {
    const storage = openSqlite(file);
    const rows = await storage.db.selectFrom('faq').select('id').execute();
    await storage.close();
    return rows.map(({ id }) => id);
  };

  it('keeps every acknowledged row of what was there, and each restore keeps its own', async () => {
    const folder = makeFolder('restore');
    const file = join(folder, 'azma.sqlite');
    await crash(folder, 'backup.sqlite', 1);
    const copy = join(folder, 'copy.sqlite');
    await copySqlite(join(folder, 'backup.sqlite'), copy);
    await crash(folder, 'azma.sqlite', 2);
    const at = new Date('2026-11-15T10:20:30Z');
    const first = (await restoreSqlite(copy, file, at)) ?? '';
    const second = (await restoreSqlite(copy, file, at)) ?? '';
    expect(second).not.toBe(first);
    expect([await idsIn(first), await idsIn(second), await idsIn(file)]).toEqual([[2], [1], [1]]);
  });

  it('takes a backup of an older release, which had other triggers', async () => {
    const folder = makeFolder('restore');
    const [file, older] = [join(folder, 'azma.sqlite'), join(folder, 'older.sqlite')];
    await crash(folder, 'azma.sqlite', 2);
    const storage = openSqlite(older);
    await migrateInto(
      storage,
      migrationNames.filter((name) => name < '022'),
    );
    await storage.db.insertInto('faq').values(faq(1)).execute();
    await storage.close();
    await restoreSqlite(older, file);
    expect(await idsIn(file)).toEqual([1]);
  });

  it.each([
    ['an empty file', ''],
    ['a foreign database', 'create table notes (text)'],
    ['a newer release', `insert into kysely_migration values ('999-later', '2030-01-01')`],
    ['a trigger that is not ours', 'create trigger sly after insert on faq begin delete from faq; end'],
  ])('refuses %s before it touches anything', async (what, change) => {
    const folder = makeFolder('restore');
    const [file, bad] = [join(folder, 'azma.sqlite'), join(folder, 'bad.sqlite')];
    await crash(folder, 'azma.sqlite', 3);
    if (what.includes('newer') || what.includes('trigger')) {
      const storage = openSqlite(bad);
      await migrate(storage);
      await storage.close();
    }
    const database = new DatabaseSync(bad);
    database.exec(change);
    database.close();
    const before = readdirSync(folder).filter((name) => name.startsWith('azma'));
    await expect(restoreSqlite(bad, file)).rejects.toThrow(/empty|newer|not ours/);
    expect(readdirSync(folder).filter((name) => name.startsWith('azma'))).toEqual(before);
    expect(await idsIn(file)).toEqual([3]);
  });
});
