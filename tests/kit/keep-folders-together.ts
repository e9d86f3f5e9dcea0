import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const prefix = 'azma-tests-';

/**
 * Gives the whole run one temporary folder and takes it away again. A folder of ours that is still in it then was
 * forgotten by its test, which fails the run.
 */
export default () => {
  // The set-up of a project comes before that of the run; whoever came first ends last.
  if (basename(tmpdir()).startsWith(prefix)) return undefined;
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // PostgreSQL refuses to run as root and then has a user of its own, who must get through to its files.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => {
    const forgotten = readdirSync(folder).filter((name) => name.startsWith('azma-'));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    if (forgotten.length > 0) throw new Error(`tests left folders behind: ${forgotten.join(', ')}`);
  };
};
