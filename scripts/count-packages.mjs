// How many packages are installed, of how many the lock file names.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

export const countPackages = () => {
  const wanted =
    Object.keys(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages).length - 1;
  const folder = join(root, 'node_modules');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const there = names.flatMap((name) => (name.startsWith('@') ? readdirSync(join(folder, name)) : [name]));
  return `${Math.min(there.length, wanted)} of at most ${wanted} packages`;
};
