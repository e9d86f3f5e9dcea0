import { copyFile, link, mkdir, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashFile } from './hash-file.ts';
import { type DataFile, listDataFiles } from './list-data-files.ts';
import { findManifest, type ManifestFile, type Progress } from './manifest.ts';

/**
 * Copies media and the like. A file that the backup before holds unchanged is linked to it: an hourly backup
 * then costs only what is new. Files are only ever replaced whole, so a link never changes behind our back.
 */
export const copyDataFiles = async (
  { dataDir, folder, previous }: { dataDir: string; folder: string; previous: string | undefined },
  progress: Progress,
): Promise<ManifestFile[]> => {
  const earlier = new Map(
    (previous ? await findManifest(previous) : undefined)?.files.map((file) => [file.path, file]),
  );
  const files = await listDataFiles(dataDir);
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
      if (isThere)
        copied.push({ path, bytes: file.bytes, modifiedMs: file.modifiedMs, sha256: await hashFile(target) });
    }
    if ((at + 1) % 200 === 0) progress(`${at + 1} of ${files.length} files`);
  }
  progress(`${copied.length} files`);
  return copied;
};

const isSame = (old: ManifestFile, file: DataFile): boolean =>
  old.bytes === file.bytes && old.modifiedMs === file.modifiedMs;

const tryLink = (from: string, to: string): Promise<boolean> =>
  link(from, to).then(
    () => true,
    () => false,
  );

/** False when the file was deleted in the moment between. */
const tryCopy = async (from: string, to: string, { modifiedMs }: DataFile): Promise<boolean> => {
  try {
    await copyFile(from, to);
    await utimes(to, modifiedMs / 1_000, modifiedMs / 1_000);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
};
