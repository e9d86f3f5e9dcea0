import { existsSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { checkSqliteCopy, type SqliteFacts } from '#storage/check-sqlite-copy.ts';

/** Checks a finished copy and brings it to the disk; a server does it in a worker thread. */
export type CheckCopy = (file: string) => Promise<SqliteFacts>;

/**
 * Makes a consistent copy of a SQLite file while a server may be writing to it; it is checked and has reached
 * the disk when this ends. Returns what the copy holds.
 */
export const copySqlite = async (
  databaseFile: string,
  copy: string,
  checkCopy: CheckCopy = async (file) => checkSqliteCopy(file),
): Promise<SqliteFacts> => {
  if (!existsSync(databaseFile)) throw new Error(`there is no database at ${databaseFile}`);
  const source = new DatabaseSync(databaseFile, { readOnly: true });
  try {
    // Reading before the copy holds one moment: without it every write of the server would begin the copy again.
    source.exec('BEGIN; select count(*) from sqlite_schema');
    await backup(source, copy);
  } finally {
    source.close();
  }
  return checkCopy(copy);
};
