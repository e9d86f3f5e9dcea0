import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Rows by table, and the migrations that were applied. */
export type SqliteFacts = { counts: Record<string, number>; migrations: string[] };

/**
 * Checks a copy of a database and brings it to the disk; returns what it holds. Reads all of it without a pause, so a
 * server leaves it to a worker thread.
 */
export const checkSqliteCopy = (copy: string): SqliteFacts => {
  leaveWriteAheadMode(copy);
  requireIntact(copy);
  const handle = openSync(copy, 'r+');
  fsyncSync(handle);
  closeSync(handle);
  chmodSync(copy, 0o600);
  return describeSqlite(copy);
};

/** A copy is one file: in write-ahead mode even reading it would put others beside it. */
const leaveWriteAheadMode = (file: string): void => {
  using copy = new DatabaseSync(file);
  copy.exec('PRAGMA journal_mode=DELETE');
};

/** Throws unless the file is a sound database. */
export const requireIntact = (file: string): void => {
  using copy = new DatabaseSync(file, { readOnly: true });
  const verdict = Object.values(copy.prepare('PRAGMA integrity_check(1)').get() ?? {})[0];
  if (verdict !== 'ok') throw new Error(`${file} is damaged: ${String(verdict)}`);
};

/** The rows of every table, and the migrations the file has; none for a file that is not ours. */
export const describeSqlite = (file: string): SqliteFacts => {
  using copy = new DatabaseSync(file, { readOnly: true });
  const tables = copy
    .prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite%'`)
    .all()
    .map(({ name }) => String(name));
  const count = (table: string) =>
    Number(copy.prepare(`select count(*) as n from "${table.replaceAll('"', '""')}"`).get()?.n);
  const migrations = tables.includes('kysely_migration')
    ? copy.prepare('select name from kysely_migration order by name').all()
    : [];
  return {
    counts: Object.fromEntries(tables.map((table) => [table, count(table)])),
    migrations: migrations.map(({ name }) => String(name)),
  };
};
