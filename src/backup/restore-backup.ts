import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SharedFolder } from './list-backup-files.ts';
import { type Manifest, NotRestorable, type Progress } from './manifest.ts';
import { requireRestorable } from './require-restorable.ts';
import { restoreFiles } from './restore-files.ts';
import { restorePostgres } from './restore-postgres.ts';
import { restoreSqlite } from './restore-sqlite.ts';
import { shareFiles } from './share-files.ts';
import { verifyBackup } from './verify-backup.ts';

export type RestoreTarget = {
  dataDir: string;
  sqliteFile: string;
  databaseUrl: string | undefined;
  /** Folders whose files lie in a store that several machines share. */
  shared?: readonly SharedFolder[];
};

/**
 * Puts a backup in place while no server runs: everything is checked before anything is touched, and what was
 * there is kept. Gives the names under which it is. A single SQLite file, as older releases made it, works too.
 */
export const restoreBackup = async (
  backup: string,
  target: RestoreTarget,
  { at = new Date(), progress = () => {} }: { at?: Date; progress?: Progress } = {},
): Promise<string[]> => {
  if ((await stat(backup).catch(() => undefined))?.isFile()) {
    requireEngine('sqlite', target);
    return listKept(await restoreSqlite(backup, target.sqliteFile, at));
  }
  const manifest = await verifyBackup(backup, progress);
  requireEngine(manifest.engine, target);
  const { dataDir, databaseUrl: url, shared = [] } = target;
  await requireStore(shared);
  const kept = url
    ? await restorePostgres({ url, file: join(backup, 'database.jsonl.gz'), manifest, at }, progress)
    : await restoreSqliteOf(backup, target, at);
  return [
    ...listKept(kept),
    ...(await restoreFiles({ folder: backup, dataDir, manifest, at }, progress)),
    ...(await shareFiles({ dataDir, manifest, shared, at }, progress)),
  ];
};

/** Asked before anything is touched: a restore that stops half-way would leave rows without their pictures. */
const requireStore = async (shared: readonly SharedFolder[]): Promise<void> => {
  for (const { store } of shared) {
    await store.find('azma').catch((cause: unknown) => {
      throw new NotRestorable('the media store of MEDIA_S3_ENDPOINT cannot be used now', { cause });
    });
  }
};

const restoreSqliteOf = async (backup: string, { sqliteFile }: RestoreTarget, at: Date) => {
  const file = join(backup, 'database.sqlite');
  await requireRestorable(file);
  return restoreSqlite(file, sqliteFile, at);
};

const requireEngine = (engine: Manifest['engine'], { databaseUrl }: RestoreTarget): void => {
  const ours = databaseUrl ? 'postgres' : 'sqlite';
  if (engine === ours) return;
  throw new NotRestorable(
    engine === 'postgres'
      ? 'this backup is of PostgreSQL: set DATABASE_URL to the database it is to replace'
      : 'this backup is of SQLite: leave DATABASE_URL unset',
  );
};

const listKept = (kept: string | undefined): string[] => (kept === undefined ? [] : [kept]);
