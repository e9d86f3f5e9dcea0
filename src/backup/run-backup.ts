import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beginBackup, endBackup } from '#features/system-status/index.ts';
import type { Db } from '#storage/dialect.ts';
import { writeBackupName } from './backup-names.rules.ts';
import { backupsToDrop } from './backups-to-drop.rules.ts';
import { type BackupOrder, type BackupSource, type MadeBackup, makeBackup } from './make-backup.ts';

/**
 * Makes a backup, writes down how it went and thins out those of the timetable. Undefined when another process
 * has made this one.
 */
export const runBackup = async (
  db: Db,
  source: BackupSource,
  order: BackupOrder & {
    /** The hour or day it is for: of several processes one makes it. */
    slot?: string;
    /** Called when old backups could not be removed: the new one is whole nevertheless. */
    reportError: (error: unknown) => void;
  },
): Promise<MadeBackup | undefined> => {
  const name = order.slot ?? writeBackupName(order.at, order.kind);
  if (!(await beginBackup(db, { name, kind: order.kind }))) return undefined;
  try {
    const made = await makeBackup(source, order);
    await endBackup(db, name, { state: 'done', bytes: made.bytes, files: made.files });
    await dropOldBackups(order.backupsFolder).catch(order.reportError);
    return made;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // On a full disk this cannot be written either; the first error is the one to report.
    await endBackup(db, name, { state: 'failed', reason }).catch(() => {});
    throw error;
  }
};

const dropOldBackups = async (backupsFolder: string): Promise<void> => {
  for (const name of backupsToDrop(await readdir(backupsFolder))) {
    await rm(join(backupsFolder, name), { recursive: true, force: true });
  }
};
