import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { connectPostgres } from './connect-postgres.ts';
import type { Progress } from './manifest.ts';

type DumpLine = { table: string; columns: string[] } | { sequence: string; value: string };

const atOnce = 500;

/**
 * Writes every row of the database into one packed file, all of one moment: lines of JSON that PostgreSQL itself
 * wrote, so that no value passes through our hands. Needs no tool beside the server.
 */
export const dumpPostgres = async (
  url: string,
  file: string,
  progress: Progress,
): Promise<{ counts: Record<string, number>; migrations: string[] }> => {
  const client = await connectPostgres(url);
  try {
    await client.query('begin isolation level repeatable read read only');
    const counts: Record<string, number> = {};
    const rows = Readable.from(readLines(client, counts, progress));
    await pipeline(rows, createGzip({ level: 6 }), createWriteStream(file, { mode: 0o600, flush: true }));
    const applied = await client.query<{ name: string }>('select name from kysely_migration order by name');
    return { counts, migrations: applied.rows.map(({ name }) => name) };
  } finally {
    await client.end();
  }
};

async function* readLines(
  client: pg.Client,
  counts: Record<string, number>,
  progress: Progress,
): AsyncGenerator<string> {
  const tables = await listTables(client);
  for (const [at, { table, columns }] of tables.entries()) {
    yield writeLine({ table, columns });
    counts[table] = 0;
    const list = columns.map(pg.escapeIdentifier).join(', ');
    await client.query(
      `declare every_row no scroll cursor for
       select row_to_json(one)::text as line from (select ${list} from ${pg.escapeIdentifier(table)}) one`,
    );
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${atOnce} from every_row`);
      if (rows.length === 0) break;
      counts[table] += rows.length;
      yield rows.map(({ line }) => `${line}\n`).join('');
    }
    await client.query('close every_row');
    if ((at + 1) % 10 === 0 || at + 1 === tables.length) progress(`${at + 1} of ${tables.length} tables`);
  }
  const { rows } = await client.query<{ sequence: string; value: string }>(
    `select sequencename as sequence, last_value::text as value from pg_sequences
     where schemaname = current_schema() and last_value is not null`,
  );
  for (const { sequence, value } of rows) yield writeLine({ sequence, value });
}

/** A row of ours never has one key that begins with `:`; a heading has nothing else. */
const writeLine = (line: DumpLine): string => `${JSON.stringify({ ':': line })}\n`;

const listTables = async (client: pg.Client): Promise<{ table: string; columns: string[] }[]> => {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select c.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as columns
     from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
     group by c.table_name order by c.table_name`,
  );
  return rows;
};
