import { chmodSync, copyFileSync, existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { syncPath } from './hash-file.ts';

/** Copies a SQLite file beside the live one, while no server runs, and brings the live one into one file. */
export const prepareSqlite = async (backupFile: string, databaseFile: string): Promise<void> => {
  const partial = `${databaseFile}.restoring`;
  copyFileSync(backupFile, partial);
  chmodSync(partial, 0o600);
  await syncPath(partial);
  if (!existsSync(databaseFile)) return;
  joinWriteAhead(databaseFile);
  chmodSync(databaseFile, 0o600);
};

/** After a crash the newest rows are only in the write-ahead file. */
const joinWriteAhead = (databaseFile: string): void => {
  try {
    using old = new DatabaseSync(databaseFile);
    old.exec('PRAGMA busy_timeout=5000; PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // Damaged: its three files are kept as they are.
  }
};
