import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from '#ports/media-store.ts';
import type { SharedFolder } from './list-backup-files.ts';
import { type Manifest, NotRestorable, type Progress } from './manifest.ts';
import { requireRestorable } from './require-restorable.ts';
import { restoreFiles } from './restore-files.ts';
import { nextMark, type RestoreMark, readMarkOfStore, writeMarkHere } from './restore-mark.ts';
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
  /** Where that store keeps the mark of the last restore, by which the other machines learn of this one. */
  markStore?: MediaStore | undefined;
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
    // First, so that a stranger's file is called that, and not a backup of the other engine.
    await requireRestorable(backup);
    requireEngine('sqlite', target);
    return listKept(await restoreSqlite(backup, target.sqliteFile, at));
  }
  const manifest = await verifyBackup(backup, progress);
  requireEngine(manifest.engine, target);
  const { dataDir, databaseUrl: url, shared = [], markStore } = target;
  const mark = await requireStore(target, at);
  const kept = url
    ? await restorePostgres({ url, file: join(backup, 'database.jsonl.gz'), manifest, at }, progress)
    : await restoreSqliteOf(backup, target, at);
  const keptFiles = await restoreFiles({ folder: backup, dataDir, manifest, at }, progress);
  if (mark) await writeMarkHere(dataDir, mark);
  const keptOfStore = await shareFiles(
    { dataDir, manifest, shared, at, mark: mark && markStore && { store: markStore, mark } },
    progress,
  );
  return [...listKept(kept), ...keptFiles, ...keptOfStore];
};

/**
 * Asked before anything is touched: a restore that stops half-way would leave rows without their pictures. Gives
 * the mark of this restore, where there is a store.
 */
const requireStore = async (
  { shared = [], markStore }: RestoreTarget,
  at: Date,
): Promise<RestoreMark | undefined> => {
  try {
    for (const { store } of shared) await store.find('azma');
    return markStore && nextMark(await readMarkOfStore(markStore), at, randomUUID());
  } catch (cause) {
    throw new NotRestorable('the media store of MEDIA_S3_ENDPOINT cannot be used now', { cause });
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
