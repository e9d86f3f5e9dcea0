import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { findManifest } from '#backup/manifest.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { runAzma } from '#kit/run-azma.ts';
import { describeSqlite } from '#storage/check-sqlite-copy.ts';
import { migrateInto, migrationNames } from '#storage/migrate.ts';
import { openSqlite } from '#storage/open-sqlite.ts';

/** The database of an installation with some of our migrations. */
const install = async (names: readonly string[]) => {
  const dataDir = makeFolder('open-installation');
  const file = join(dataDir, 'azma.sqlite');
  const storage = openSqlite(file);
  await migrateInto(storage, names);
  return { storage, file, env: { DATA_DIR: dataDir, SIMULATORS: 'false' } };
};

// accepts 696, 706
it('a backup leaves the database of an older release as it is; any other command brings it up to date', async () => {
  const older = migrationNames.slice(0, -1);
  const { storage, file, env } = await install(older);
  await storage.close();
  const { code, out } = await runAzma(['backup'], env);
  expect(code).toBe(0);
  expect((await findManifest(out.split(' ')[0] ?? ''))?.migrations).toEqual(older);
  expect(describeSqlite(file).migrations).toEqual(older);
  expect(await runAzma(['messages'], env)).toMatchObject({ code: 0 });
  expect(describeSqlite(file).migrations).toEqual(migrationNames);
});

// accepts 706
it('a command says in one line that the database is of a newer release', async () => {
  const { storage, env } = await install(migrationNames);
  await sql`insert into kysely_migration values ('999-later', '2030-01-01')`.execute(storage.db);
  await storage.close();
  expect(await runAzma(['messages'], env)).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^the database is of a newer release: it has the migration 999-later; .*\n$/),
  });
});

it('a command says in one line that nothing answers where the database should be', async () => {
  const env = { DATA_DIR: makeFolder('open-installation'), DATABASE_URL: 'postgres://azma@127.0.0.1:1/azma' };
  const silent = expect.stringContaining('nothing answers where DATABASE_URL points');
  expect(await runAzma(['messages'], env)).toEqual({ code: 1, out: '', err: silent });
  expect(await runAzma(['backup'], env)).toEqual({ code: 1, out: '', err: silent });
});
