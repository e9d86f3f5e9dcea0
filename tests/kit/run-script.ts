import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

export type ScriptResult = { code: number; out: string; err: string };

const findScript = (script: string): string =>
  [join(root, 'scripts', script), join(root, 'src', 'cli', script)].find((path) => existsSync(path)) ??
  script;

/** Runs a command as `npm run` would, in the installation that the settings name. */
export const runScript = (
  script: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<ScriptResult> =>
  new Promise((done) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', findScript(script), ...args],
      { cwd: root, env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env } },
      (error, out, err) => done({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
