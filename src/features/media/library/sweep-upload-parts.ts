import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hourMs } from '#kernel/durations.ts';
import { libraryFolders } from './library-folders.ts';
import { isOwnPart } from './receive-upload.ts';

/** Longer than any upload may take. */
const oldAfterMs = hourMs;

/** Removes part files of uploads whose process is gone, at the start and once an hour. */
export const sweepUploadParts = async (mediaRoot: string): Promise<void> => {
  const { parts } = libraryFolders(mediaRoot);
  for (const name of await readdir(parts).catch(() => [])) {
    if (isBeingWritten(name) && !(await isOld(join(parts, name)))) continue;
    await rm(join(parts, name), { force: true });
  }
};

const isOld = async (path: string): Promise<boolean> => {
  const facts = await stat(path).catch(() => undefined);
  return facts === undefined || Date.now() - facts.mtimeMs > oldAfterMs;
};

/** The name begins with the number of the process that writes it. */
const isBeingWritten = (name: string): boolean => {
  const pid = Number(name.split('-', 1)[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  if (pid === process.pid) return isOwnPart(name);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
