import { randomUUID } from 'node:crypto';
import { mkdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { MediaStore } from '#ports/media-store.ts';
import { holdSingleServerLock } from '#storage/hold-single-server-lock.ts';
import { findBeforeRestoreName } from './before-restore-name.ts';
import { fillStore } from './fill-store.ts';
import { carryOutRestore, finishHeld, type RestorePaths } from './finish-restore.ts';
import type { SharedFolder } from './list-backup-files.ts';
import { type Manifest, NotRestorable, type Progress, RestoreNotFinished } from './manifest.ts';
import { prepareFiles } from './prepare-files.ts';
import { preparePostgres } from './prepare-postgres.ts';
import { prepareSqlite } from './prepare-sqlite.ts';
import { requireRestorable } from './require-restorable.ts';
import { abandonRestorePlan, RestoreBroken, type RestorePlan, writeRestorePlan } from './restore-plan.ts';
import { findStoreRestoreStamp, nextRestoreStamp, type RestoreStamp } from './restore-stamp.ts';
import { verifyBackup } from './verify-backup.ts';

type RestoreTarget = RestorePaths & {
  /** Folders whose files lie in a store that several machines share. */
  shared?: readonly SharedFolder[];
  /** Where that store keeps the stamp of the last restore, by which the other machines learn of this one. */
  stampStore?: MediaStore | undefined;
};

type RestoreOptions = { at?: Date; progress?: Progress };

/**
 * Puts a backup in place while no server runs. Everything is checked and copied beside what is there, then names
 * change places; what was there is kept. Gives the names under which it is. A single SQLite file, as older
 * releases made it, works too.
 */
export const restoreBackup = async (
  backup: string,
  target: RestoreTarget,
  { at = new Date(), progress = () => {} }: RestoreOptions = {},
): Promise<string[]> => {
  const { dataDir, shared = [], stampStore } = target;
  const manifest = await verify(backup, target, progress);
  const stamp = manifest && (await requireStore(target, at));
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = holdSingleServerLock(target.sqliteFile);
  try {
    // An unfinished one comes first, so that what it keeps stays known by its name.
    await finishHeld(target).catch((error: unknown) => {
      if (error instanceof RestoreBroken) return abandonRestorePlan(dataDir);
      throw error;
    });
    const plan = { ...(await prepare({ backup, manifest, at }, target, progress)), stamp };
    await writeRestorePlan(dataDir, plan);
    const kept = await carryOutRestore(plan, target).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new RestoreNotFinished(`${reason}; start the server, which finishes it, or restore again`, {
        cause,
      });
    });
    if (!manifest) return kept;
    const keptOfStore = await fillStore(
      { dataDir, manifest, shared, at, stamp: stamp && stampStore && { store: stampStore, stamp } },
      progress,
    );
    return [...kept, ...keptOfStore];
  } finally {
    lock.release();
  }
};

/** What the backup holds; a single file has no manifest. */
const verify = async (
  backup: string,
  target: RestoreTarget,
  progress: Progress,
): Promise<Manifest | undefined> => {
  const isFile = (await stat(backup).catch(() => undefined))?.isFile() ?? false;
  // First, so that a stranger's file is called that, and not a backup of the other engine.
  if (isFile) await requireRestorable(backup);
  const manifest = isFile ? undefined : await verifyBackup(backup, progress);
  requireEngine(manifest?.engine ?? 'sqlite', target);
  if (manifest?.engine === 'sqlite') await requireRestorable(join(backup, 'database.sqlite'));
  return manifest;
};

const prepare = async (
  { backup, manifest, at }: { backup: string; manifest: Manifest | undefined; at: Date },
  { dataDir, sqliteFile, databaseUrl: url }: RestoreTarget,
  progress: Progress,
): Promise<RestorePlan> => {
  const names = manifest ? await prepareFiles({ folder: backup, dataDir, manifest }, progress) : [];
  const toMove = (name: string) => ({ name, kept: basename(findBeforeRestoreName(join(dataDir, name), at)) });
  if (url && manifest) {
    const file = join(backup, 'database.jsonl.gz');
    return {
      moves: names.map(toMove),
      schemas: await preparePostgres({ url, file, manifest, at }, progress),
    };
  }
  await prepareSqlite(manifest ? join(backup, 'database.sqlite') : backup, sqliteFile);
  return { moves: [basename(sqliteFile), ...names].map(toMove) };
};

/**
 * Checked before anything is changed: a restore that stops half-way would leave rows without their pictures. Gives the
 * stamp of this restore, where there is a store.
 */
const requireStore = async (
  { shared = [], stampStore }: RestoreTarget,
  at: Date,
): Promise<RestoreStamp | undefined> => {
  try {
    for (const { store } of shared) await store.find('azma');
    return stampStore && nextRestoreStamp(await findStoreRestoreStamp(stampStore), at, randomUUID());
  } catch (cause) {
    throw new NotRestorable('the media store of MEDIA_S3_ENDPOINT cannot be used now', { cause });
  }
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
