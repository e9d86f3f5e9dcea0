import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hourMs } from '#kernel/durations.ts';

export type DiskBudget = {
  /** Counts a new file; makes room when there is none left. */
  add: (bytes: number) => Promise<void>;
  /** Counts the folder anew, and drops what was used longest ago until there is room again. */
  check: () => Promise<void>;
};

type Found = { path: string; size: number; usedAt: number };

/** Dropping goes a little further than it must, so that the folder is not counted anew for every new file. */
const keptShare = 0.9;
/** A draft older than this belongs to a process that is gone. */
const draftMs = hourMs;

/**
 * Keeps a folder of files that can be made again within so many bytes. A file's date says when it was last used.
 * The folder itself is the truth: other servers may share it, and people may delete from it.
 */
export const keepWithinBudget = (folder: string, maxBytes: number): DiskBudget => {
  let total = 0;
  let checking: Promise<void> | undefined;

  const removeLeastUsed = async (): Promise<void> => {
    const files = await listFiles(folder);
    total = files.reduce((sum, { size }) => sum + size, 0);
    if (total <= maxBytes) return;
    for (const { path, size } of files.sort((a, b) => a.usedAt - b.usedAt)) {
      if (total <= maxBytes * keptShare) return;
      await rm(path, { force: true });
      total -= size;
    }
  };
  const check = (): Promise<void> => {
    checking ??= removeLeastUsed().finally(() => {
      checking = undefined;
    });
    return checking;
  };

  return {
    check,
    add: async (bytes) => {
      // A count that is under way may have passed the new file already.
      await checking;
      total += bytes;
      if (total > maxBytes) await check();
    },
  };
};

const listFiles = async (folder: string): Promise<Found[]> => {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const found: Found[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => undefined);
    if (!facts?.isFile()) continue;
    if (!name.endsWith('.tmp')) found.push({ path, size: facts.size, usedAt: facts.mtimeMs });
    else if (Date.now() - facts.mtimeMs > draftMs) await rm(path, { force: true });
  }
  return found;
};
