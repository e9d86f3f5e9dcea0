import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { readConfig } from '#config';
import type { Storage } from '#storage/dialect.ts';
import { runAzma as runWords } from '../../src/cli/azma.ts';
import { childEnvironment, root } from './child-environment.ts';

export const azmaEntry = join('src', 'cli', 'main.ts');

export type AzmaResult = { code: number; out: string; err: string };

/** Runs a command as `npm run azma` does, in a process of its own, in the installation that the settings name. */
export const runAzma = (args: readonly string[], env: Record<string, string>): Promise<AzmaResult> =>
  new Promise((done) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(root, azmaEntry), ...args],
      { cwd: root, env: { ...childEnvironment, ...env } },
      (error, out, err) => done({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

/** The same without a new process, on a database that is open already. Gives what was printed. */
export const runAzmaOn = async (
  { storage, appSecret }: { storage: Storage; appSecret: string },
  args: readonly string[],
): Promise<string> => {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const open = async () => ({ storage, appSecret: () => appSecret, config: readConfig({}, '') });
  await runWords(args, { print, printProgress: print, open });
  return lines.join('\n');
};
