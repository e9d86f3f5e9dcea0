import { copyFile, mkdir, rm, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { secondMs } from '#kernel/durations.ts';
import { syncPath } from './hash-file.ts';
import type { Manifest, Progress } from './manifest.ts';

/** The folder or file right below the data folder that a path of a backup belongs to. */
const topOf = (path: string): string => path.split('/')[1] ?? '';

/** Copies the files of a backup beside their places, `media.restoring` for `media`. Gives the names of the places. */
export const prepareFiles = async (
  { folder, dataDir, manifest }: { folder: string; dataDir: string; manifest: Manifest },
  progress: Progress,
): Promise<string[]> => {
  const files = manifest.files.filter(({ path }) => path.startsWith('files/'));
  const tops = [...new Set(files.map(({ path }) => topOf(path)))];
  for (const top of tops) await rm(join(dataDir, `${top}.restoring`), { recursive: true, force: true });
  for (const [number, { path, modifiedMs }] of files.entries()) {
    const top = topOf(path);
    const target = join(dataDir, `${top}.restoring${path.slice(`files/${top}`.length)}`);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(join(folder, path), target);
    await utimes(target, modifiedMs / secondMs, modifiedMs / secondMs);
    await syncPath(target);
    if ((number + 1) % 200 === 0) progress(`${number + 1} of ${files.length} files`);
  }
  return tops;
};
