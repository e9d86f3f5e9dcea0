import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { findBeforeRestoreName } from '#backup/before-restore-name.ts';
import {
  compareRestoreStamps,
  findLocalRestoreStamp,
  findStoreRestoreStamp,
  writeLocalRestoreStamp,
  writeStoreRestoreStamp,
} from '#backup/restore-stamp.ts';
import type { MediaStore } from '#ports/media-store.ts';
import type { MediaFolder } from './media-folders.ts';

/**
 * After a restore on another machine the files here are outdated copies: their folders are renamed, and files are
 * fetched again when requested. Returns the new names. Rejects when the store cannot be reached.
 */
export const followRestore = async ({
  dataDir,
  folders,
  stampStore,
}: {
  dataDir: string;
  folders: readonly Pick<MediaFolder, 'folder'>[];
  stampStore: MediaStore;
}): Promise<string[]> => {
  const here = await findLocalRestoreStamp(dataDir);
  const there = await findStoreRestoreStamp(stampStore);
  const newer = compareRestoreStamps(here, there);
  // The store was away when this machine was restored, or is another one now.
  if (newer === 'here' && here) await writeStoreRestoreStamp(stampStore, here);
  if (newer !== 'store' || !there) return [];
  const moved: string[] = [];
  for (const { folder } of folders) {
    const old = await moveAside(folder, new Date(there.at));
    if (old) moved.push(old);
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeLocalRestoreStamp(dataDir, there);
  return moved;
};

/** Under a name that nothing has yet: a start that was cut short here has moved some of it already. */
const moveAside = async (folder: string, at: Date): Promise<string | undefined> => {
  if (!existsSync(folder)) return undefined;
  const name = findBeforeRestoreName(folder, at);
  try {
    await rename(folder, name);
    return name;
  } catch (error) {
    // Another process of this machine was first.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};
