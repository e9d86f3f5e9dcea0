import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { requireNoRestorePlan } from '#backup/restore-plan.ts';
import type { Config } from '#config';
import type { Storage } from '#storage/dialect.ts';
import { holdSingleServerLock } from '#storage/hold-single-server-lock.ts';
import { migrate } from '#storage/migrate.ts';
import { migrationBounds, openPostgres, poolSizes } from '#storage/open-postgres.ts';
import { openSqlite } from '#storage/open-sqlite.ts';
import type { DatabaseAddress } from './workers/worker.ts';

/** The SQLite file of this installation; commands open the same one beside the server. */
export const sqliteFile = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'azma.sqlite');

/** The same database for the worker threads; PostgreSQL ends a statement shortly after a task's deadline. */
export const databaseAddress = (config: Pick<Config, 'dataDir' | 'databaseUrl'>): DatabaseAddress =>
  config.databaseUrl ? { url: config.databaseUrl, statementTimeoutMs: 65_000 } : { file: sqliteFile(config) };

type OpenStorage = {
  storage: Storage;
  /** For reading content: connections of its own on PostgreSQL, so that blocked payments take none from pages. */
  content: Storage;
  close: () => Promise<void>;
};

/** Opens the configured database for a server. On SQLite it also makes sure to be the only server. */
export const openStorage = (
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: Pick<Logger, 'warn'>,
): OpenStorage => {
  requireWritable(config.dataDir);
  if (config.databaseUrl) {
    const onError = (err: Error) => log.warn({ err }, 'a database connection was lost');
    const storage = openPostgres(config.databaseUrl, onError);
    const content = openPostgres(config.databaseUrl, onError, { max: poolSizes.content });
    return {
      storage,
      content,
      close: async () => {
        await Promise.all([storage.close(), content.close()]);
      },
    };
  }
  const { release } = holdSingleServerLock(sqliteFile(config));
  const storage = openSqlite(sqliteFile(config));
  return { storage, content: storage, close: () => storage.close().finally(release) };
};

/** Brings the database up to date; on PostgreSQL over a connection that may take longer than people's. */
export const migrateStorage = async (
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  storage: Storage,
): Promise<void> => {
  if (!databaseUrl) return migrate(storage);
  const migrationStorage = openPostgres(databaseUrl, () => {}, migrationBounds);
  try {
    await migrate(migrationStorage);
  } finally {
    await migrationStorage.close();
  }
};

/** Opens the configured database for a command that may run beside the server. */
export const openStorageForCommand = (config: Pick<Config, 'dataDir' | 'databaseUrl'>): Storage => {
  requireWritable(config.dataDir);
  requireNoRestorePlan(config.dataDir);
  return config.databaseUrl
    ? openPostgres(config.databaseUrl, (error) => console.error(error.message))
    : openSqlite(sqliteFile(config));
};

const requireWritable = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new Error(`DATA_DIR ${dataDir} cannot be written to`);
  }
};
