import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupKind } from '#features/system-status/index.ts';
import { dayMs } from '#kernel/durations.ts';
import { parseBackupName, writeBackupName } from './backup-names.rules.ts';
import { copyDataFiles } from './copy-data-files.ts';
import { type CheckCopy, copySqlite } from './copy-sqlite.ts';
import { dumpPostgres } from './dump-postgres.ts';
import { hashFile, syncPath } from './hash-file.ts';
import type { SharedFolder } from './list-backup-files.ts';
import { findManifest, type Manifest, type ManifestFile, manifestName, type Progress } from './manifest.ts';

export type BackupSource = {
  dataDir: string;
  sqliteFile: string;
  databaseUrl: string | undefined;
  release: string;
  /** Folders whose files lie in a store that several machines share. */
  shared?: readonly SharedFolder[];
  /** How a copy of SQLite is checked; in this thread when left out. */
  checkCopy?: CheckCopy;
};

export type MadeBackup = { name: string; folder: string; bytes: number; files: number };

export type BackupOrder = {
  /** Holds all backups, each in a folder of its own. */
  backupsFolder: string;
  kind: BackupKind;
  at: Date;
  progress?: Progress;
};

/**
 * Copies database and media of one installation into a folder of its own while servers run. The database comes
 * first: what it names is then among the files that are copied after it. The folder gets its name only when all
 * of it has been checked and has reached the disk, so whatever has a name can be restored.
 */
export const makeBackup = async (source: BackupSource, order: BackupOrder): Promise<MadeBackup> => {
  const { backupsFolder, kind, at, progress = () => {} } = order;
  await mkdir(backupsFolder, { recursive: true, mode: 0o700 });
  await removePartialBackups(backupsFolder);
  const name = writeBackupName(at, kind);
  const [folder, partial] = [join(backupsFolder, name), join(backupsFolder, `${name}.draft`)];
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { mode: 0o700 });
  try {
    const previous = await findNewest(backupsFolder);
    const { path, ...database } = await copyDatabase(source, partial, progress);
    const files = [
      await describeFile(partial, path),
      ...(await copyDataFiles({ ...source, folder: partial, previous }, progress)),
    ];
    const manifest: Manifest = {
      product: 'azma',
      format: 1,
      release: source.release,
      engine: source.databaseUrl ? 'postgres' : 'sqlite',
      kind,
      madeAt: at.toISOString(),
      ...database,
      files,
    };
    await writeFile(join(partial, manifestName), JSON.stringify(manifest, null, 1), {
      mode: 0o600,
      flush: true,
    });
    await syncPath(partial);
    await rename(partial, folder);
    await syncPath(backupsFolder);
    return { name, folder, bytes: sumBytes(files), files: files.length };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
};

const copyDatabase = async (source: BackupSource, partial: string, progress: Progress) => {
  if (source.databaseUrl) {
    const path = 'database.jsonl.gz';
    return { path, ...(await dumpPostgres(source.databaseUrl, join(partial, path), progress)) };
  }
  const path = 'database.sqlite';
  const copied = await copySqlite(source.sqliteFile, join(partial, path), source.checkCopy);
  progress('the database is copied');
  return { path, ...copied };
};

const describeFile = async (folder: string, path: string): Promise<ManifestFile> => {
  const { size, mtimeMs } = await stat(join(folder, path));
  return { path, bytes: size, modifiedMs: Math.floor(mtimeMs), sha256: await hashFile(join(folder, path)) };
};

const sumBytes = (files: readonly ManifestFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** The newest whole backup, whose unchanged files need no second copy. */
const findNewest = async (backupsFolder: string): Promise<string | undefined> => {
  const names = (await readdir(backupsFolder))
    .filter((name) => parseBackupName(name))
    .toSorted()
    .toReversed();
  for (const name of names)
    if (await findManifest(join(backupsFolder, name))) return join(backupsFolder, name);
  return undefined;
};

const partialLifeMs = dayMs;

/** What a backup that was cut short has left; a young one may belong to a backup that is being made. */
const removePartialBackups = async (backupsFolder: string): Promise<void> => {
  for (const name of await readdir(backupsFolder)) {
    if (!/^azma-.*\.draft$/.test(name)) continue;
    const facts = await stat(join(backupsFolder, name)).catch(() => undefined);
    if (facts && Date.now() - facts.mtimeMs > partialLifeMs)
      await rm(join(backupsFolder, name), { recursive: true, force: true });
  }
};
