import { execFile } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

export type ScriptResult = { code: number; out: string; err: string };

/** Runs a command of `scripts/` as `npm run` would, in the installation that the settings name. */
export const runScript = (
  script: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<ScriptResult> =>
  new Promise((done) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(root, 'scripts', script), ...args],
      { cwd: root, env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env } },
      (error, out, err) => done({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
