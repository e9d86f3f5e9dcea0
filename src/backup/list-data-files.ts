import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseBackupName } from './backup-names.rules.ts';

export type DataFile = { path: string; bytes: number; modifiedMs: number };

/** Beside the media: what can be made anew, what is being received, locks, the database and earlier backups. */
const isLeftOut = (path: string): boolean =>
  /^(backups|media-cache)(\/|$)|^azma\.sqlite|(^|\/)\.[^/]*|\.(tmp|part|draft)$|\.(before-restore|restoring)/.test(
    path,
  );

/** Every file of the data folder that a backup holds, below it, in order. */
export const listDataFiles = async (dataDir: string, folder = ''): Promise<DataFile[]> => {
  const found: DataFile[] = [];
  const entries = await readdir(join(dataDir, folder), { withFileTypes: true }).catch(() => []);
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (isLeftOut(path) || parseBackupName(entry.name)) continue;
    if (entry.isDirectory()) found.push(...(await listDataFiles(dataDir, path)));
    else if (entry.isFile()) {
      // Deleted in the moment between: then it is in no backup.
      const facts = await stat(join(dataDir, path)).catch(() => undefined);
      if (facts) found.push({ path, bytes: facts.size, modifiedMs: Math.floor(facts.mtimeMs) });
    }
  }
  return found;
};
