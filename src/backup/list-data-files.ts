import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseBackupName } from './backup-names.rules.ts';

export type DataFile = { path: string; bytes: number; modifiedMs: number };

/**
 * Left out is what can be made anew, what is being received, locks, the database, which is copied by itself, earlier
 * backups, and what a disk of its own keeps for root.
 */
const isLeftOut = (path: string): boolean =>
  /^(backups|media-cache|lost\+found)(\/|$)|^azma\.sqlite|(^|\/)\.[^/]*|\.(tmp|part|draft)$|\.(before-restore|restoring)/.test(
    path,
  );

/** Every file of the data folder that a backup holds, below it, in order. */
export const listDataFiles = async (dataDir: string, folder = ''): Promise<DataFile[]> => {
  const found: DataFile[] = [];
  const entries =
    (await readdir(join(dataDir, folder), { withFileTypes: true }).catch(nothingWhenGone)) ?? [];
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (isLeftOut(path) || parseBackupName(entry.name)) continue;
    if (entry.isDirectory()) found.push(...(await listDataFiles(dataDir, path)));
    else if (entry.isFile()) {
      const facts = await stat(join(dataDir, path)).catch(nothingWhenGone);
      if (facts) found.push({ path, bytes: facts.size, modifiedMs: Math.floor(facts.mtimeMs) });
    }
  }
  return found;
};

/** What was deleted in the moment between is in no backup; what cannot be read ends it. */
const nothingWhenGone = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};
