import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { npmCommand } from '../prepare.mjs';
import type { LighthouseReport } from './lighthouse-report.ts';

/** Fetched when it is used: it would be a fifth of all files that every installation writes. */
const lighthouse = 'lighthouse@13.5.0';

/** Opens a page with Lighthouse's command and gives its report. This process goes on: it may hold the browser. */
export const runLighthouse = async (
  dir: string,
  url: string,
  flags: readonly string[],
): Promise<LighthouseReport> => {
  const file = join(dir, 'report.json');
  const output = ['--quiet', '--output=json', `--output-path=${file}`];
  await promisify(execFile)(
    npmCommand.file,
    [...npmCommand.args, 'exec', '--yes', '--', lighthouse, url, ...output, ...flags],
    { timeout: 180_000 },
  );
  return JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport;
};
