import { chmodSync, closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';

/**
 * Makes a consistent copy of a SQLite file while a server may be writing to it; it is checked and has reached
 * the disk when this ends. Returns what the copy holds.
 */
export const copySqlite = async (
  databaseFile: string,
  copy: string,
): Promise<{ counts: Record<string, number>; migrations: string[] }> => {
  if (!existsSync(databaseFile)) throw new Error(`there is no database at ${databaseFile}`);
  const source = new DatabaseSync(databaseFile, { readOnly: true });
  try {
    await backup(source, copy);
  } finally {
    source.close();
  }
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
  const copy = new DatabaseSync(file);
  copy.exec('PRAGMA journal_mode=DELETE');
  copy.close();
};

/** Throws unless the file is a sound database. */
export const requireIntact = (file: string): void => {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const verdict = Object.values(copy.prepare('PRAGMA integrity_check(1)').get() ?? {})[0];
    if (verdict !== 'ok') throw new Error(`${file} is damaged: ${String(verdict)}`);
  } finally {
    copy.close();
  }
};

/** The rows of every table, and the migrations the file has; none for a file that is not ours. */
export const describeSqlite = (file: string): { counts: Record<string, number>; migrations: string[] } => {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
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
  } finally {
    copy.close();
  }
};
