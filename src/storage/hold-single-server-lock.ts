import { DatabaseSync } from 'node:sqlite';

/**
 * Holds an exclusive lock beside the database file for as long as the server runs. The lock is the operating
 * system's, so it goes with the process even when that is killed; a lock file with a process id would not.
 */
export const holdSingleServerLock = (databaseFile: string): { release: () => void } => {
  const lock = new DatabaseSync(`${databaseFile}.lock`);
  try {
    lock.exec('PRAGMA journal_mode=DELETE; PRAGMA busy_timeout=0; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new Error(`another server is already using ${databaseFile}`, { cause });
  }
  return { release: () => lock.close() };
};
