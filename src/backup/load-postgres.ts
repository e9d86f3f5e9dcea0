import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { z } from 'zod';
import type { Progress } from './manifest.ts';

const Heading = z.object({
  ':': z.union([
    z.object({ table: z.string(), columns: z.array(z.string()).min(1) }),
    z.object({ sequence: z.string(), value: z.string().regex(/^\d+$/) }),
  ]),
});

const rowsAtOnce = 500;
const lettersAtOnce = 4_000_000;

/**
 * Brings the rows of a dump into the tables of the schema that the connection is in, in one transaction. User
 * triggers are disabled meanwhile: these rows were checked when they were written.
 */
export const loadPostgres = async (
  client: pg.Client,
  file: string,
  progress: Progress,
): Promise<Record<string, number>> => {
  await client.query('begin');
  const links = await takeOffLinks(client);
  const tables = await listTables(client);
  for (const table of tables)
    await client.query(`alter table ${pg.escapeIdentifier(table)} disable trigger user`);
  for (const table of tables) await client.query(`delete from ${pg.escapeIdentifier(table)}`);
  const counts = await insertLines(client, file, new Set(tables), progress);
  for (const { table, name, rule } of links)
    await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${rule}`);
  for (const table of tables)
    await client.query(`alter table ${pg.escapeIdentifier(table)} enable trigger user`);
  await client.query('commit');
  return counts;
};

/** Foreign keys are put back, and so checked, when every row is there. */
const takeOffLinks = async (client: pg.Client) => {
  const { rows } = await client.query<{ table: string; name: string; rule: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as rule
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  return rows;
};

const listTables = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ tablename: string }>(
    'select tablename from pg_tables where schemaname = current_schema()',
  );
  return rows.map(({ tablename }) => tablename);
};

const insertLines = async (
  client: pg.Client,
  file: string,
  known: ReadonlySet<string>,
  progress: Progress,
): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  let table = '';
  let columns = '';
  let lines: string[] = [];
  let letters = 0;
  const flush = async () => {
    if (lines.length === 0) return;
    const name = pg.escapeIdentifier(table);
    await client.query(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
      [`[${lines.join(',')}]`],
    );
    counts[table] = (counts[table] ?? 0) + lines.length;
    lines = [];
    letters = 0;
  };
  const packed = createReadStream(file);
  const unpacked = packed.pipe(createGunzip());
  packed.once('error', (error) => unpacked.destroy(error));
  for await (const line of readLines(unpacked.setEncoding('utf8'))) {
    if (!line.startsWith('{":":')) {
      lines.push(line);
      letters += line.length;
      if (lines.length >= rowsAtOnce || letters >= lettersAtOnce) await flush();
      continue;
    }
    await flush();
    const heading = Heading.parse(JSON.parse(line))[':'];
    if ('sequence' in heading) {
      await client.query('select setval($1::regclass, $2::bigint)', [
        pg.escapeIdentifier(heading.sequence),
        heading.value,
      ]);
      continue;
    }
    if (!known.has(heading.table)) throw new Error(`the dump has a table that is not ours: ${heading.table}`);
    table = heading.table;
    counts[table] = 0;
    columns = heading.columns.map(pg.escapeIdentifier).join(', ');
    progress(table);
  }
  await flush();
  return counts;
};

/** Node's readline ends a line at U+2028 and U+2029 too, which PostgreSQL leaves as they are inside a text. */
async function* readLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
