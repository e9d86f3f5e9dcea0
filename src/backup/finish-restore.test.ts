import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { engines, makeMigratedDatabase } from '#kit/open-test-storage.ts';
import { openStorageForCommand } from '#server/open-storage.ts';
import type { Engine, Storage } from '#storage/dialect.ts';
import { migrate } from '#storage/migrate.ts';
import { openPostgres } from '#storage/open-postgres.ts';
import { openSqlite } from '#storage/open-sqlite.ts';
import { finishRestore } from './finish-restore.ts';
import { makeBackup } from './make-backup.ts';
import { prepareFiles } from './prepare-files.ts';
import { preparePostgres } from './prepare-postgres.ts';
import { prepareSqlite } from './prepare-sqlite.ts';
import { restoreBackup } from './restore-backup.ts';
import { type RestorePlan, writeRestorePlan } from './restore-plan.ts';
import { verifyBackup } from './verify-backup.ts';

const at = new Date('2026-11-15T10:20:30Z');
const faq = (id: number) => ({ id, question: 'پرسش', answer: 'پاسخ', show_priority: 0 });
const names = ['app-secret', 'media'];

/** A backup with one row and `before` in each file, over an installation with two rows and `after`. */
const install = async (engine: Engine) => {
  const dataDir = makeFolder('restore');
  const sqliteFile = join(dataDir, 'azma.sqlite');
  const databaseUrl = engine === 'postgres' ? await makeMigratedDatabase() : undefined;
  const place = { dataDir, sqliteFile, databaseUrl };
  const open = (): Storage => (databaseUrl ? openPostgres(databaseUrl, () => {}) : openSqlite(sqliteFile));
  const keep = (text: string) => {
    for (const path of ['app-secret', 'media/a.webp']) {
      mkdirSync(dirname(join(dataDir, path)), { recursive: true });
      writeFileSync(join(dataDir, path), text);
    }
  };
  const storage = open();
  await migrate(storage);
  await storage.db.insertInto('faq').values(faq(1)).execute();
  keep('before');
  const { folder } = await makeBackup(
    { ...place, release: '0.2.0' },
    { backupsFolder: join(dataDir, 'backups'), kind: 'by-hand', at },
  );
  await storage.db.insertInto('faq').values(faq(2)).execute();
  keep('after');
  await storage.close();
  const read = async () => {
    const { db, close } = open();
    const rows = await db.selectFrom('faq').select('id').execute();
    await close();
    const files = ['app-secret', 'media/a.webp'].map((path) => readFileSync(join(dataDir, path), 'utf8'));
    return [rows.length, ...files];
  };
  return { place, folder, read, dataDir };
};

type Installed = Awaited<ReturnType<typeof install>>;

/** Everything is prepared and planned, and nothing has changed places. */
const prepareAll = async ({ place, folder, dataDir }: Installed): Promise<RestorePlan> => {
  const manifest = await verifyBackup(folder);
  const tops = await prepareFiles({ folder, dataDir, manifest }, () => {});
  const { databaseUrl: url, sqliteFile } = place;
  const file = join(folder, 'database.jsonl.gz');
  const schemas = url ? await preparePostgres({ url, file, manifest, at }, () => {}) : undefined;
  if (!url) await prepareSqlite(join(folder, 'database.sqlite'), sqliteFile);
  const moves = [...(url ? [] : ['azma.sqlite']), ...tops].map((name) => ({ name, kept: `${name}.kept` }));
  const plan = { moves, ...(schemas ? { schemas } : {}) };
  await writeRestorePlan(dataDir, plan);
  return plan;
};

const swapSchemasByHand = async (
  url: string,
  { live, beside, kept }: NonNullable<RestorePlan['schemas']>,
) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`alter schema ${live} rename to ${kept}`);
  await client.query(`alter schema ${beside} rename to ${live}`);
  await client.end();
};

// accepts 850
describe.each(engines)('a restore that was cut short on %s', (engine) => {
  const steps = engine === 'sqlite' ? 6 : 5;

  it.each(Array.from({ length: steps + 1 }, (_, done) => done))(
    'is finished by the next start when %i of its steps were done, and again does nothing',
    async (done) => {
      const installed = await install(engine);
      const { dataDir, place, read } = installed;
      const { moves, schemas } = await prepareAll(installed);
      const url = place.databaseUrl;
      const renames = moves.flatMap(({ name, kept }) => [
        async () => renameSync(join(dataDir, name), join(dataDir, kept)),
        async () => renameSync(join(dataDir, `${name}.restoring`), join(dataDir, name)),
      ]);
      const all = [...(schemas && url ? [() => swapSchemasByHand(url, schemas)] : []), ...renames];
      expect(all).toHaveLength(steps);
      for (const step of all.slice(0, done)) await step();

      expect(() => openStorageForCommand(place)).toThrow(/a restore is not finished/);
      await Promise.all([finishRestore(place), finishRestore(place)]);
      await finishRestore(place);
      expect(await read()).toEqual([1, 'before', 'before']);
      for (const name of names) expect(existsSync(join(dataDir, `${name}.kept`)), name).toBe(true);
      expect(readdirSync(dataDir).filter((name) => /restoring|plan/.test(name))).toEqual([]);
    },
  );

  it('keeps the server from starting when what was prepared is gone, until it is restored again', async () => {
    const installed = await install(engine);
    const { dataDir, place, folder, read } = installed;
    await prepareAll(installed);
    renameSync(join(dataDir, 'media'), join(dataDir, 'media.kept'));
    rmSync(join(dataDir, 'media.restoring'), { recursive: true });
    await expect(finishRestore(place)).rejects.toThrow(
      /^a restore is not finished: [^\n]+restore a backup again$/,
    );
    await restoreBackup(folder, place);
    await finishRestore(place);
    expect(await read()).toEqual([1, 'before', 'before']);
  });

  it('stays unfinished while the settings name another database', async () => {
    const installed = await install(engine);
    const { place, read } = installed;
    await prepareAll(installed);
    const other = engine === 'sqlite' ? 'postgres://nobody@127.0.0.1:1/none' : undefined;
    await expect(finishRestore({ ...place, databaseUrl: other })).rejects.toThrow(/DATABASE_URL/);
    await finishRestore(place);
    expect(await read()).toEqual([1, 'before', 'before']);
  });
});
