import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { holdSingleServerLock } from '#storage/hold-single-server-lock.ts';
import { migrate } from '#storage/migrate.ts';
import { openSqlite } from '#storage/open-sqlite.ts';
import { backupsToDrop } from './backups-to-drop.rules.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const faq = (id: number) => ({ id, question: `پرسش ${id}`, answer: 'پاسخ', show_priority: 0 });

describe('a backup', () => {
  it('taken while a server writes brings back what was there', async () => {
    const folder = makeFolder('backup');
    const file = join(folder, 'azma.sqlite');
    const storage = openSqlite(file);
    await migrate(storage);
    await storage.db.insertInto('faq').values(faq(1)).execute();
    const copy = await makeBackup(file, join(folder, 'backups'), new Date('2026-11-15T10:20:30Z'));
    expect(copy).toMatch(/azma-2026-11-15T10-20-30\.sqlite$/);
    await storage.db.insertInto('faq').values(faq(2)).execute();
    await storage.close();

    restoreBackup(copy, file);
    const restored = openSqlite(file);
    expect(await restored.db.selectFrom('faq').select('id').execute()).toEqual([{ id: 1 }]);
    await restored.close();
    expect(existsSync(`${file}.before-restore`)).toBe(true);
    expect(readdirSync(join(folder, 'backups'))).toHaveLength(1);
  });

  it('is not restored when it is damaged, nor under a running server', async () => {
    const folder = makeFolder('backup');
    const file = join(folder, 'azma.sqlite');
    writeFileSync(join(folder, 'bad.sqlite'), 'not a database');
    expect(() => restoreBackup(join(folder, 'bad.sqlite'), file)).toThrow();
    const storage = openSqlite(file);
    await migrate(storage);
    const copy = await makeBackup(file, folder, new Date());
    const server = holdSingleServerLock(file);
    expect(() => restoreBackup(copy, file)).toThrow(/already using/);
    server.release();
    await storage.close();
  });
});

describe('old backups', () => {
  it('go, but for the newest of 24 hours and of 14 days', () => {
    const files = Array.from({ length: 24 * 20 * 2 }, (_, half) => {
      const at = new Date(Date.UTC(2026, 0, 1) + half * 1_800_000);
      return `azma-${at.toISOString().replaceAll(':', '-').slice(0, 19)}.sqlite`;
    });
    const kept = files.filter((file) => !backupsToDrop([...files, 'notes.txt']).includes(file));
    expect(kept).toHaveLength(24 + 13);
    expect(kept.at(-1)).toBe(files.at(-1));
  });
});
