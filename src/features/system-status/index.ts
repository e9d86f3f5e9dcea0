/** The state of the installation: its backups, its disk, what waits to be sent. */

import { dayMs, hourMs } from '#kernel/durations.ts';
import type { BackupKind } from '#storage/backup-tables.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import {
  type BackupEnd,
  deleteRunsBefore,
  insertRun,
  readLastDone,
  settleRun,
} from './backup-run.repository.ts';

export type { BackupKind } from '#storage/backup-tables.ts';
export { judgeBackupAge, readDueBackup } from './backup-age.rules.ts';
export { type DiskFacts, judgeDisk } from './disk.rules.ts';
export { readSystemStatus, type SystemStatusDeps } from './read-system-status.ts';

/** One that failed is made again after half an hour. */
const retryMs = hourMs / 2;
/** One may run this long, such as with many films; after that its process is taken for dead. */
const abandonedMs = 6 * hourMs;
const keptMs = 120 * dayMs;

/** Claims a backup for this process. False when another has made it or is at it. */
export const beginBackup = (db: Db, run: { name: string; kind: BackupKind }): Promise<boolean> =>
  insertRun(db, { ...run, retryMs, abandonedMs });

export const endBackup = (db: Db, name: string, end: BackupEnd): Promise<void> => settleRun(db, name, end);

/** When the newest whole backup was begun, and the database's own time. */
export const readLastBackup = (db: Db): Promise<{ lastAt: number | null; now: number }> => readLastDone(db);

/** Removes the records of backups that were made four months ago. */
export const purgeBackupRuns = ({ storage }: { storage: Storage }): Promise<void> =>
  deleteRunsBefore(storage.db, keptMs);
