import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

export const removeFolders = (): void => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
};

/**
 * An empty folder of this test file's own, gone when the file is done: `makeFolder('backup')`. What may be skipped makes
 * it in a hook: a file whose tests are all skipped runs no hook, and so would leave it behind.
 */
export const makeFolder = (purpose: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `azma-${purpose}-`));
  made.push(folder);
  return folder;
};
