import { existsSync, mkdirSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { finishRestore } from '#backup/finish-restore.ts';
import { verifyBackup } from '#backup/verify-backup.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { engines, makeMigratedDatabase } from '#kit/open-test-storage.ts';
import { azmaEntry, runAzma } from '#kit/run-azma.ts';
import { startProcess } from '#kit/start-process.ts';
import { openStorageForCommand } from '#server/open-storage.ts';
import type { Engine, Storage } from '#storage/dialect.ts';
import { migrate } from '#storage/migrate.ts';

/* Backups and restores that are cut short at any moment. They take long, so only `npm run faults` tries them. */

const rounds = Number(process.env.FAULT_ROUNDS ?? 0);
const rowCount = 2_000;
const names = Array.from({ length: 150 }, (_, n) => `library/ab/${String(n).padStart(4, '0')}.webp`);

/** What each restore keeps: a hundred times a hundred tables would slow PostgreSQL down. */
const dropKept = async ({ db }: Storage): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where nspname like 'before\\_restore\\_%'`.execute(db);
  for (const { name } of rows) await sql`drop schema ${sql.id(name)} cascade`.execute(db);
};

const install = async (engine: Engine) => {
  const folder = makeFolder('cut-short');
  const [dataDir, place] = [join(folder, 'data'), join(folder, 'backups')];
  const databaseUrl = engine === 'postgres' ? await makeMigratedDatabase() : undefined;
  const open = () => openStorageForCommand({ dataDir, databaseUrl });
  const write = async (text: string) => {
    const storage = open();
    await migrate(storage);
    await storage.db.deleteFrom('faq').execute();
    for (let from = 0; from < rowCount; from += 500) {
      const ids = Array.from({ length: 500 }, (_, n) => from + n + 1);
      await storage.db
        .insertInto('faq')
        .values(ids.map((id) => ({ id, question: text, answer: text.repeat(20), show_priority: 0 })))
        .execute();
    }
    if (databaseUrl) await dropKept(storage);
    await storage.close();
    mkdirSync(join(dataDir, 'media/library/ab'), { recursive: true });
    for (const name of names) writeFileSync(join(dataDir, 'media', name), text.padEnd(60_000, '.'));
  };
  const read = async () => {
    const storage = open();
    const rows = await storage.db.selectFrom('faq').select('question').distinct().execute();
    const { count } = await storage.db
      .selectFrom('faq')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    await storage.close();
    const files = names.map((name) => readFileSync(join(dataDir, 'media', name), 'utf8').replace(/\.+$/, ''));
    return {
      rows: [Number(count), ...rows.map(({ question }) => question)],
      files: [...new Set(files)],
    };
  };
  const env = {
    DATA_DIR: dataDir,
    BACKUP_DIR: place,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  const finish = () => finishRestore({ dataDir, sqliteFile: join(dataDir, 'azma.sqlite'), databaseUrl });
  return { place, env, open, write, read, finish, dataDir };
};

/** Begins a command and kills it so long after, at most, as it takes; tells whether it was done by then. */
const cutShort = async (args: string[], env: Record<string, string>, wholeMs: number) => {
  const begun = startProcess(azmaEntry, args, env);
  await wait(Math.random() * wholeMs);
  const isDone = begun.child.exitCode !== null;
  await begun.kill();
  return isDone;
};

/** Begins a restore and kills it when everything is prepared, while names change places. */
const cutAtSwap = async (backup: string, env: Record<string, string>, dataDir: string) => {
  const changes = watch(dataDir);
  const begun = startProcess(azmaEntry, ['restore', backup], env);
  const isPrepared = await new Promise<boolean>((resolve) => {
    changes.on('change', (_, name) => {
      if (name === '.restore-plan.json') resolve(true);
    });
    begun.child.once('exit', () => resolve(false));
  });
  changes.close();
  if (!isPrepared) throw new Error(`the restore ended before its swap: ${begun.output()}`);
  await wait(Math.random() * 4);
  await begun.kill();
  return existsSync(join(dataDir, '.restore-plan.json'));
};

const restoreAgain = async (backup: string, env: Record<string, string>) => {
  const { code, err } = await runAzma(['restore', backup], env);
  return code === 0 ? 'done' : err;
};

// accepts 696, 850
describe.runIf(rounds > 0).each(engines)('a command that is killed, on %s', (engine) => {
  it(
    'leaves no half backup under a name, and a restore that is repeated is whole',
    async () => {
      const { place, env, open, write, read, finish, dataDir } = await install(engine);
      await write('before');
      const begun = performance.now();
      const made = (await runAzma(['backup'], env)).out.split(' ')[0] ?? '';
      const wholeMs = performance.now() - begun;
      const found = { 'backups whole': 0, 'restores whole': 0 };

      for (let round = 0; round < rounds; round += 1) {
        await cutShort(['backup'], env, wholeMs);
        for (const name of readdirSync(place)) {
          if (name.endsWith('.draft')) continue;
          await verifyBackup(join(place, name));
        }
      }
      found['backups whole'] = readdirSync(place).filter((name) => !name.endsWith('.draft')).length - 1;

      for (let round = 0; round < rounds; round += 1) {
        await write('after');
        if (await cutShort(['restore', made], env, wholeMs)) found['restores whole'] += 1;
        // PostgreSQL needs a moment to notice that the one who asked is gone.
        await expect.poll(() => restoreAgain(made, env), { timeout: 180_000, interval: 250 }).toBe('done');
        expect(await read(), `round ${round}`).toEqual({ rows: [rowCount, 'before'], files: ['before'] });
      }

      // What a start does first finishes it; it never finds an empty or mixed installation.
      let cut = 0;
      for (let round = 0; round < Math.max(rounds, rounds >= 50 ? 60 : 0); round += 1) {
        await write('after');
        // Here too PostgreSQL may still have to notice that the killed one is gone.
        const isCut = await vi.waitFor(() => cutAtSwap(made, env, dataDir), {
          timeout: 180_000,
          interval: 250,
        });
        if (isCut) cut += 1;
        await finish();
        expect(await read(), `swap ${round}`).toEqual({ rows: [rowCount, 'before'], files: ['before'] });
      }
      Object.assign(found, { 'cut at the swap': cut });
      if (engine === 'postgres') {
        const { db, close } = open();
        const { rows } = await sql<{ nspname: string }>`
          select nspname from pg_namespace where nspname like 'restoring%'`.execute(db);
        expect(rows).toEqual([]);
        await close();
      }
      process.stdout.write(
        `${engine.padEnd(8)} ${rounds} backups and restores killed: ${JSON.stringify(found)}\n`,
      );
    },
    60_000 + rounds * 60_000,
  );
});
