import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findManifest } from '#backup/manifest.ts';
import { listRuns } from '#features/system-status/backup-run.repository.ts';
import type { RunTask } from '#features/tasks/index.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { migrate } from '#storage/migrate.ts';
import { openSqlite } from '#storage/open-sqlite.ts';
import { startBackups } from './start-backups.ts';
import { createWorkerPool } from './workers/create-worker-pool.ts';

it('makes the backup of the timetable, whose copy is checked in a worker thread', async () => {
  const dataDir = makeFolder('timetable');
  const file = join(dataDir, 'azma.sqlite');
  const storage = openSqlite(file);
  await migrate(storage);
  const workers = createWorkerPool({ file });
  const tasks: string[] = [];
  const runTask: RunTask = (name, ...given) => {
    tasks.push(name);
    return workers.run(name, ...given);
  };
  const log = { info: () => {}, error: ({ err }: { err: unknown }) => expect.unreachable(String(err)) };
  const place = join(dataDir, 'backups');
  const backups = startBackups(
    { dataDir, databaseUrl: undefined, mediaStore: undefined, backup: { schedule: 'hourly', folder: place } },
    { storage, log, runTask },
  );
  const states = async () => (await listRuns(storage.db, 5)).map(({ state }) => state);
  await expect.poll(states, { timeout: 60_000 }).toEqual(['done']);
  await backups.stop();
  await workers.close();
  await storage.close();
  expect(tasks).toEqual(['checkSqliteCopy']);
  const [name = ''] = readdirSync(place);
  expect(await findManifest(join(place, name))).toMatchObject({ counts: { backup_run: 1, faq: 0 } });
}, 90_000);
