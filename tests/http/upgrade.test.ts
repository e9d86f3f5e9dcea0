import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { startServer } from '#kit/start-server.ts';

const fixture = join(import.meta.dirname, '..', 'fixtures', 'release-0.1.0');

/** Made by a release from what is in the others, so their rows may come and go. */
const madeAnew = /^(kysely_|repair_move$|search_|repair_word|content_version$)/;

type Rows = Record<string, Record<string, unknown>[]>;

const readRows = (file: string, tables?: readonly string[]): Rows => {
  const database = new DatabaseSync(file, { readOnly: true });
  const names =
    tables ??
    database
      .prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite%'`)
      .all()
      .map(({ name }) => String(name))
      .filter((name) => !madeAnew.test(name));
  const rows = names.map(
    (name) => [name, database.prepare(`select * from ${name} order by 1, 2`).all()] as const,
  );
  database.close();
  return Object.fromEntries(rows) as Rows;
};

// accepts 693, 706
it('A database and media of release 0.1.0 come up under this one with nothing lost', async () => {
  const dataDir = makeFolder('upgrade');
  const file = join(dataDir, 'azma.sqlite');
  writeFileSync(file, gunzipSync(readFileSync(join(fixture, 'azma.sqlite.gz'))));
  cpSync(join(fixture, 'media'), join(dataDir, 'media'), { recursive: true });
  const before = readRows(file);
  expect(before.repair_request).toHaveLength(10);

  const server = await startServer({ DATA_DIR: dataDir, DEMO: 'false', SIMULATORS: 'false' });
  const page = await fetch(`${server.url}/products`);
  expect(page.status).toBe(200);
  const picture = await fetch(`${server.url}/media/demo/page-9-low.webp`);
  expect(Buffer.from(await picture.bytes())).toEqual(
    readFileSync(join(fixture, 'media/demo/page-9-low.webp')),
  );
  expect(await server.stop()).toBe(0);

  const after = readRows(file, Object.keys(before));
  for (const [table, rows] of Object.entries(before)) {
    expect(after[table]?.length, table).toBe(rows.length);
    // Every column that was there says what it said, under the name it had.
    const lost = rows.filter(
      (row, at) => !Object.entries(row).every(([name, value]) => keeps(after[table]?.[at], name, value)),
    );
    expect(lost, table).toEqual([]);
  }
  // What is found by words that this release keeps is found under it too.
  const found = readRows(file, ['centre_ending', 'message_word', 'message_ending']);
  expect(new Set(found.centre_ending?.map(({ centre_id }) => centre_id)).size).toBe(before.centre?.length);
  expect(new Set(found.message_word?.map(({ suggestion_id }) => suggestion_id)).size).toBe(
    before.suggestion?.length,
  );
  expect(new Set(found.message_ending?.map(({ word }) => word))).toEqual(
    new Set(found.message_word?.map(({ word }) => word)),
  );
  const ids = after.outbox?.map(({ notice_id }) => notice_id) ?? [];
  expect(new Set(ids).size).toBe(2);
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(String(id)))).toBe(true);
});

/** A column that a later release did away with is not asked for. */
const keeps = (row: Record<string, unknown> | undefined, name: string, value: unknown): boolean =>
  row !== undefined && (!(name in row) || row[name] === value);
