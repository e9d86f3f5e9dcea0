import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for one run of a script; it goes when the process ends, also by Ctrl-C or an error halfway. */
export const makeRunFolder = (purpose: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `azma-${purpose}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  // A signal would end the process without its last words.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
};
