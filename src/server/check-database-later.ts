import type { Logger } from 'pino';
import type { Config } from '#config';
import type { RunTask } from '#features/tasks/index.ts';
import { isCheckedAtOpening } from '#storage/open-sqlite.ts';
import { sqliteFile } from './open-storage.ts';

type CheckDeps = {
  runTask: RunTask;
  log: Pick<Logger, 'fatal' | 'warn'>;
  /** Ends the server: writing on would only spread the damage. */
  stop?: () => void;
  /** A server that is being stopped ends its workers, and the check with them. */
  isStopping: () => boolean;
};

/**
 * Reads a SQLite file that was too large to be checked at the start, in a worker thread, and stops the server when it
 * is damaged.
 */
export const checkDatabaseLater = async (
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { runTask, log, isStopping, stop = () => process.kill(process.pid, 'SIGTERM') }: CheckDeps,
): Promise<void> => {
  if (config.databaseUrl || isCheckedAtOpening(sqliteFile(config))) return;
  try {
    const verdict = await runTask('checkDatabase', null);
    if (verdict === 'ok') return;
    log.fatal({ verdict }, 'the database file is damaged; restore it from a backup');
    stop();
  } catch (err) {
    if (!isStopping()) log.warn({ err }, 'the database file could not be checked');
  }
};
