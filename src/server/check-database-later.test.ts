import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { isCheckedAtOpening, openSqlite } from '#storage/open-sqlite.ts';
import { checkDatabaseLater } from './check-database-later.ts';
import { createWorkerPool } from './workers/create-worker-pool.ts';

const check = async (dataDir: string, { isStopping = false } = {}): Promise<string[]> => {
  const workers = createWorkerPool({ file: join(dataDir, 'azma.sqlite') });
  const said: string[] = [];
  const log = { fatal: () => said.push('damaged'), warn: () => said.push('not checked') };
  const stop = () => said.push('stopped');
  const checked = checkDatabaseLater(
    { dataDir, databaseUrl: undefined },
    { runTask: workers.run, log, stop, isStopping: () => isStopping },
  );
  if (!isStopping) await checked;
  await workers.close();
  await checked;
  return said;
};

// accepts 854
it('reads a large file after the start, not before, and stops the server when it is damaged', async () => {
  const dataDir = makeFolder('large');
  const file = join(dataDir, 'azma.sqlite');
  const storage = openSqlite(file);
  expect(isCheckedAtOpening(file)).toBe(true);
  await sql`create table filled (id integer primary key, bytes blob)`.execute(storage.db);
  await sql`insert into filled (bytes) values (zeroblob(34000000)), (zeroblob(1000))`.execute(storage.db);
  await storage.close();
  expect(isCheckedAtOpening(file)).toBe(false);
  expect(await check(dataDir)).toEqual([]);
  expect(await check(dataDir, { isStopping: true })).toEqual([]);

  const damaged = openSync(file, 'r+');
  // The second page is the root of the table.
  writeSync(damaged, Buffer.alloc(4_096, 7), 0, 4_096, 4_096);
  closeSync(damaged);
  await openSqlite(file).close();
  expect(await check(dataDir)).toEqual(['damaged', 'stopped']);
});
