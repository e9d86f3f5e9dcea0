import type { Logger } from 'pino';
import { runBackup } from '#backup/run-backup.ts';
import type { Config } from '#config';
import { readDueBackup } from '#features/system-status/index.ts';
import type { RunTask } from '#features/tasks/index.ts';
import { minuteMs } from '#kernel/durations.ts';
import { type NudgedLoop, runNudgedLoop } from '#kernel/run-nudged-loop.ts';
import type { Storage } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { openMediaFolders, openRestoreStampStore } from './media/media-folders.ts';
import { sqliteFile } from './open-storage.ts';
import { releaseVersion } from './release-version.ts';

const checkEveryMs = minuteMs;

export const backupSource = (config: Pick<Config, 'dataDir' | 'databaseUrl' | 'mediaStore'>) => ({
  dataDir: config.dataDir,
  sqliteFile: sqliteFile(config),
  databaseUrl: config.databaseUrl,
  release: releaseVersion,
  shared: openMediaFolders(config).flatMap(({ name, store }) => (store ? [{ name, store }] : [])),
  stampStore: openRestoreStampStore(config),
});

/**
 * Makes the backups of the timetable beside the requests. Of several processes one makes each: the hour or day
 * is its name, and the database lets one have it.
 */
export const startBackups = (
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'backup' | 'mediaStore'>,
  { storage, log, runTask }: { storage: Storage; log: Pick<Logger, 'info' | 'error'>; runTask: RunTask },
): Pick<NudgedLoop, 'stop'> => {
  const { schedule, folder } = config.backup;
  if (schedule === 'off') return { stop: async () => {} };
  let isStopping = false;
  const loop = runNudgedLoop(
    async () => {
      const now = await readDatabaseNow(storage.db);
      const source = {
        ...backupSource(config),
        checkCopy: (file: string) => runTask('checkSqliteCopy', file),
      };
      const made = await runBackup(storage.db, source, {
        backupsFolder: folder,
        kind: schedule,
        at: new Date(now),
        slot: `${schedule} ${readDueBackup(now, schedule).toISOString()}`,
        reportError: (err) => log.error({ err }, 'old backups could not be removed'),
      });
      if (made) log.info({ name: made.name, bytes: made.bytes, files: made.files }, 'a backup was made');
      return { restMs: checkEveryMs };
    },
    {
      onError: (err) => {
        // A server that stops ends its workers, and the check of a copy with them.
        if (!isStopping) log.error({ err }, 'a backup could not be made');
      },
      restAfterErrorMs: 10 * checkEveryMs,
    },
  );
  // A server that stops does not wait for a long copy: what is cut short has no name and is made again.
  return {
    stop: async () => {
      isStopping = true;
      void loop.stop();
    },
  };
};
