import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMediaKey } from '#kernel/media-key.ts';
import { findMediaType } from './picture.rules.ts';

export type FileOnDisk = {
  /** Below the media folder, the same on every machine. */
  name: string;
  path: string;
  type: string;
  size: number;
  modifiedAt: number;
};

/** Whether a file may be called so; what may not is looked for nowhere. */
export const isMediaName = (name: string): boolean => findMediaType(name) !== undefined && isMediaKey(name);

/**
 * Finds a file below the media folder. The name is checked before the disk is touched, and the real place of
 * the file afterwards, so that neither dots, encodings nor symbolic links lead outside.
 */
export const findMediaFile = async (root: string, name: string): Promise<FileOnDisk | undefined> => {
  const type = findMediaType(name);
  if (!type || !isMediaKey(name)) return undefined;
  const path = join(root, name);
  try {
    const realRoot = await realpath(root);
    if ((await realpath(path)) !== join(realRoot, ...name.split('/'))) return undefined;
    const facts = await stat(path);
    return facts.isFile()
      ? { name, path, type, size: facts.size, modifiedAt: Math.round(facts.mtimeMs) }
      : undefined;
  } catch {
    return undefined;
  }
};
