import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { holdSingleServerLock } from '#storage/hold-single-server-lock.ts';
import { requireRestorable } from './require-restorable.ts';

/**
 * Puts a copy in the place of the SQLite file, while no server runs. What was there is kept whole, its write-ahead
 * file included, under a name that no later restore takes; gives that name.
 */
export const restoreSqlite = async (
  backupFile: string,
  databaseFile: string,
  at: Date = new Date(),
): Promise<string | undefined> => {
  await requireRestorable(backupFile);
  mkdirSync(dirname(databaseFile), { recursive: true, mode: 0o700 });
  const lock = holdSingleServerLock(databaseFile);
  try {
    const draft = `${databaseFile}.restoring`;
    copyFileSync(backupFile, draft);
    chmodSync(draft, 0o600);
    syncFile(draft);
    const kept = existsSync(databaseFile) ? keepOld(databaseFile, at) : undefined;
    renameSync(draft, databaseFile);
    syncFile(dirname(databaseFile));
    return kept;
  } finally {
    lock.release();
  }
};

/**
 * After a crash the newest rows are only in the write-ahead file. SQLite brings them into the main file here; a
 * file too damaged for that is kept together with its companions, under the same name.
 */
const keepOld = (databaseFile: string, at: Date): string => {
  const kept = freeName(
    `${databaseFile}.before-restore-${at.toISOString().replaceAll(':', '-').slice(0, 19)}`,
  );
  joinWriteAhead(databaseFile);
  for (const ending of ['', '-wal', '-shm']) {
    if (existsSync(databaseFile + ending)) renameSync(databaseFile + ending, kept + ending);
  }
  chmodSync(kept, 0o600);
  return kept;
};

const joinWriteAhead = (databaseFile: string): void => {
  try {
    const old = new DatabaseSync(databaseFile);
    try {
      old.exec('PRAGMA busy_timeout=5000; PRAGMA wal_checkpoint(TRUNCATE)');
    } finally {
      old.close();
    }
  } catch {
    // Damaged: its three files move as they are.
  }
};

const freeName = (wanted: string): string => {
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? wanted : `${wanted}-${n}`;
    if (!existsSync(name)) return name;
  }
};

const syncFile = (path: string): void => {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};
