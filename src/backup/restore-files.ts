import { copyFile, mkdir, readdir, rename, rm, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncPath } from './hash-file.ts';
import type { Manifest, Progress } from './manifest.ts';

/** The folder or file right below the data folder that a path of a backup belongs to. */
const topOf = (path: string): string => path.split('/')[1] ?? '';

/**
 * Puts the files of a backup in place: each folder is copied beside its place first, and changes places with
 * what is there by its name, which is kept. Gives the names under which it is.
 */
export const restoreFiles = async (
  { folder, dataDir, manifest, at }: { folder: string; dataDir: string; manifest: Manifest; at: Date },
  progress: Progress,
): Promise<string[]> => {
  const files = manifest.files.filter(({ path }) => path.startsWith('files/'));
  const tops = [...new Set(files.map(({ path }) => topOf(path)))];
  const stamp = at.toISOString().replaceAll(':', '-').slice(0, 19);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  for (const top of tops) await rm(join(dataDir, `${top}.restoring`), { recursive: true, force: true });
  for (const [number, { path, modifiedMs }] of files.entries()) {
    const top = topOf(path);
    const target = join(dataDir, `${top}.restoring${path.slice(`files/${top}`.length)}`);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(folder, path), target);
    await utimes(target, modifiedMs / 1_000, modifiedMs / 1_000);
    if ((number + 1) % 200 === 0) progress(`${number + 1} of ${files.length} files`);
  }
  const there = new Set(await readdir(dataDir));
  const kept: string[] = [];
  for (const top of tops) {
    const old = `${top}.before-restore-${stamp}`;
    if (there.has(top)) {
      await rename(join(dataDir, top), join(dataDir, old));
      kept.push(join(dataDir, old));
    }
    await rename(join(dataDir, `${top}.restoring`), join(dataDir, top));
  }
  await syncPath(dataDir);
  return kept;
};
