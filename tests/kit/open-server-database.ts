import { join } from 'node:path';
import type { Storage } from '#storage/dialect.ts';
import { openPostgres } from '#storage/open-postgres.ts';
import { openSqlite } from '#storage/open-sqlite.ts';

/** Where a server keeps its rows; without an address in the file of its folder. */
export type ServerDatabase = { dataDir: string; databaseUrl?: string | undefined };

/** The running server's own database, opened beside it as a command would. The server has checked its file. */
export const openServerDatabase = ({ dataDir, databaseUrl }: ServerDatabase): Storage =>
  databaseUrl
    ? openPostgres(databaseUrl, (error) => console.error(error.message))
    : openSqlite(join(dataDir, 'azma.sqlite'), { isChecked: true });
