import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { holdSingleServerLock } from '#storage/hold-single-server-lock.ts';
import { requireWhole } from './make-backup.ts';

/**
 * Puts a backup in the place of the database. Only while no server runs; what was there is kept beside it. The
 * old write-ahead files go, because they belong to the old content and would damage the new.
 */
export const restoreBackup = (backupFile: string, databaseFile: string): void => {
  requireWhole(backupFile);
  const lock = holdSingleServerLock(databaseFile);
  try {
    const draft = `${databaseFile}.restoring`;
    copyFileSync(backupFile, draft);
    if (existsSync(databaseFile)) renameSync(databaseFile, `${databaseFile}.before-restore`);
    for (const ending of ['-wal', '-shm']) rmSync(databaseFile + ending, { force: true });
    renameSync(draft, databaseFile);
  } finally {
    lock.release();
  }
};
