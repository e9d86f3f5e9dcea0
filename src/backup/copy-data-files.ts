import { copyFile, link, mkdir, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { secondMs } from '#kernel/durations.ts';
import { hashFile, syncPath } from './hash-file.ts';
import { type BackupFile, listBackupFiles, type SharedFolder } from './list-backup-files.ts';
import { findManifest, type ManifestFile, type Progress } from './manifest.ts';
import { writeStream } from './write-stream.ts';

/**
 * Copies media and the like, from this disk or from the store that machines share. A file that the backup before holds
 * unchanged is linked to it: an hourly backup then costs only what is new. Files are only ever replaced whole, so a
 * link never changes behind our back.
 */
export const copyDataFiles = async (
  {
    dataDir,
    folder,
    previous,
    shared,
  }: {
    dataDir: string;
    folder: string;
    previous: string | undefined;
    shared?: readonly SharedFolder[];
  },
  progress: Progress,
): Promise<ManifestFile[]> => {
  const earlier = new Map(
    (previous ? await findManifest(previous) : undefined)?.files.map((file) => [file.path, file]),
  );
  const files = await listBackupFiles(dataDir, shared);
  const copied: ManifestFile[] = [];
  for (const [at, file] of files.entries()) {
    const path = `files/${file.path}`;
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const old = earlier.get(path);
    const isLinked =
      previous !== undefined &&
      old !== undefined &&
      isSame(old, file) &&
      (await tryLink(join(previous, path), target));
    if (isLinked) copied.push(old);
    else {
      const isThere = await tryCopy(join(dataDir, file.path), target, file);
      if (isThere) copied.push({ ...(await describeCopy(target)), path, modifiedMs: file.modifiedMs });
    }
    if ((at + 1) % 200 === 0) progress(`${at + 1} of ${files.length} files`);
  }
  for (const path of listFolders(copied)) await syncPath(join(folder, path));
  progress(`${copied.length} files`);
  return copied;
};

/** By the bytes that were written: a file that was replaced on the way has another size than in the list. */
const describeCopy = async (target: string) => ({
  bytes: (await stat(target)).size,
  sha256: await hashFile(target),
});

/** Every folder on the way to the files, below the backup: a name in it, of a link too, is on disk only with it. */
const listFolders = (files: readonly ManifestFile[]): Set<string> => {
  const folders = new Set<string>();
  for (const { path } of files)
    for (let above = dirname(path); above !== '.'; above = dirname(above)) folders.add(above);
  return folders;
};

const isSame = (old: ManifestFile, file: BackupFile): boolean =>
  old.bytes === file.bytes && old.modifiedMs === file.modifiedMs;

const tryLink = (from: string, to: string): Promise<boolean> =>
  link(from, to).then(
    () => true,
    () => false,
  );

/** False when the file was deleted in the moment between. */
const tryCopy = async (from: string, to: string, { isHere, fetch, modifiedMs }: BackupFile) => {
  const isCopied = (isHere && (await copyFromDisk(from, to))) || (await copyFromStore(to, fetch));
  if (isCopied) {
    await utimes(to, modifiedMs / secondMs, modifiedMs / secondMs);
    await syncPath(to);
  }
  return isCopied;
};

const copyFromDisk = (from: string, to: string): Promise<boolean> =>
  copyFile(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );

const copyFromStore = async (to: string, fetch: BackupFile['fetch']): Promise<boolean> => {
  const found = await fetch?.();
  if (found) await writeStream(found, to);
  return found !== undefined;
};
