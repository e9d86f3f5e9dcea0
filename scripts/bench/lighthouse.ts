import { join } from 'node:path';
import { makeRunFolder } from '../demo-run/make-run-folder.ts';
import { startBenchServer } from './bench-server.ts';
import { measureOffice } from './lighthouse-office.ts';
import type { LighthouseReport } from './lighthouse-report.ts';
import { measureInRounds } from './lighthouse-rounds.ts';
import { runLighthouse } from './run-lighthouse.ts';

/*
 * `npm run bench -- lighthouse`: mobile scores of this build on this machine; nothing is asserted. `-- lighthouse office`
 * measures the office alone, `-- lighthouse site` the site. LIGHTHOUSE_ROUNDS says how often each page is opened.
 */

const pages = ['/', '/articles/1', '/articledetails/1', '/productdetails/1', '/contactus', '/repair-request'];
const port = Number(process.env.BENCH_PORT ?? 4700);
const dir = makeRunFolder('lighthouse');

const measurePage = (path: string): Promise<LighthouseReport> =>
  runLighthouse(dir, `http://localhost:${port}${path}`, [
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ]);

/** Chromium on a busy machine sometimes loses the beginning of a page; then the page is opened once more. */
const measureSurely = (path: string): Promise<LighthouseReport> =>
  measurePage(path).catch(() => measurePage(path));

const [isOfficeAlone, isSiteAlone] = ['office', 'site'].map((word) => process.argv.includes(word));
const rounds = Number(process.env.LIGHTHOUSE_ROUNDS ?? 3);
const print = (line: string) => console.log(line);
const server = await startBenchServer(join(dir, 'data'), port);
try {
  const paths = isOfficeAlone ? [] : pages;
  for (const path of paths) await fetch(`http://localhost:${port}${path}`);
  await measureInRounds({ paths, rounds, measure: measureSurely, print });
  if (!isSiteAlone)
    await measureOffice({ dir, origin: `http://localhost:${port}`, debugPort: port + 9, rounds }, print);
} finally {
  await server.stop();
}
