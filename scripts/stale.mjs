// Runs on the machine's own Node (20 or later), before the project's Node is there: plain JavaScript, no packages.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One hash for a set of files and folders. Contents count, dates do not: a fresh clone has new dates. */
export const hashFiles = (paths) => {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
};

const addTo = (hash, path) => {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    hash.update(path).update(readFileSync(path));
    return;
  }
  for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
};

/** Does the work unless a stamp says it was done for this very hash; the stamp is written only after success. */
export const unlessUpToDate = (stamp, hash, work) => {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
};
