import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '#config';
import type { Storage } from '#storage/dialect.ts';
import { holdSingleServerLock } from '#storage/hold-single-server-lock.ts';
import { openPostgres } from '#storage/open-postgres.ts';
import { openSqlite } from '#storage/open-sqlite.ts';

/** The SQLite file of this installation; commands open the same one beside the server. */
export const sqliteFile = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'azma.sqlite');

/** Opens the configured database for a server. On SQLite it also makes sure to be the only server. */
export const openStorage = (
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: Pick<Logger, 'warn'>,
): { storage: Storage; release: () => void } => {
  requireWritable(config.dataDir);
  if (config.databaseUrl) {
    const onError = (err: Error) => log.warn({ err }, 'a database connection was lost');
    return { storage: openPostgres(config.databaseUrl, onError), release: () => {} };
  }
  const { release } = holdSingleServerLock(sqliteFile(config));
  return { storage: openSqlite(sqliteFile(config)), release };
};

/** Opens the configured database for a command that may run beside the server. */
export const openStorageForCommand = (config: Pick<Config, 'dataDir' | 'databaseUrl'>): Storage => {
  requireWritable(config.dataDir);
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
