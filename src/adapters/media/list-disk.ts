import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedMedia } from '#ports/media-store.ts';

const isPartial = (name: string): boolean => /\.(part|tmp)$/.test(name);

/** Every whole file below the folder, partial files and hidden ones left out. */
export async function* listDisk(folder: string, below = ''): AsyncGenerator<ListedMedia> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (entry.name.startsWith('.') || isPartial(entry.name)) continue;
    const key = `${below}${entry.name}`;
    if (entry.isDirectory()) yield* listDisk(folder, `${key}/`);
    else if (entry.isFile()) {
      const facts = await stat(join(folder, key)).catch(() => undefined);
      if (facts) yield { key, size: facts.size, modifiedAt: facts.mtime };
    }
  }
}

/** Removes what a crash left half-written; a recent one may still be being written. */
export const removePartialFiles = async (folder: string, olderThanMs: number): Promise<void> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !entry.name.startsWith('.')) await removePartialFiles(path, olderThanMs);
    if (!entry.isFile() || !isPartial(entry.name)) continue;
    const facts = await stat(path).catch(() => undefined);
    if (!facts || Date.now() - facts.mtimeMs < olderThanMs) continue;
    await rm(path, { force: true });
  }
};
