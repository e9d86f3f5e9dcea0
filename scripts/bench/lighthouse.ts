import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBenchServer } from './bench-server.ts';
import { makeBenchFolder } from './make-bench-folder.ts';

/* `npm run lighthouse`: mobile scores of this build on this machine; nothing is asserted. */

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: Item[] } }>;
};
type Item = { resourceType?: string; transferSize?: number };

const pages = ['/', '/articles/1', '/articledetails/1', '/productdetails/1', '/contactus', '/repair-request'];
const port = Number(process.env.BENCH_PORT ?? 4700);
const dir = makeBenchFolder('lighthouse');
const cli = join(import.meta.dirname, '..', '..', 'node_modules', 'lighthouse', 'cli', 'index.js');

const measurePage = (path: string): Report => {
  const file = join(dir, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-gpu';
  execFileSync(
    process.execPath,
    [
      cli,
      `http://localhost:${port}${path}`,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags}`,
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 180_000,
    },
  );
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
};

/** Chromium on a busy machine sometimes loses the beginning of a page; then the page is opened once more. */
const measureSurely = (path: string): Report => {
  try {
    return measurePage(path);
  } catch {
    return measurePage(path);
  }
};

const writeReport = (path: string, { categories, audits }: Report): string => {
  const scores = Object.entries(categories).map(
    ([name, { score }]) => `${name} ${Math.round((score ?? 0) * 100)}`,
  );
  const ms = (id: string) => `${((audits[id]?.numericValue ?? 0) / 1_000).toFixed(2)} s`;
  const items = audits['network-requests']?.details?.items ?? [];
  const bytes = Map.groupBy(items, ({ resourceType = 'Other' }) => resourceType);
  const sizes = [...bytes].map(([type, some]) => {
    const kB = some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1_000;
    return `${type} ${kB.toFixed(0)} kB`;
  });
  const shift = (audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3);
  return [
    `${path}\n  ${scores.join(', ')}`,
    `  LCP ${ms('largest-contentful-paint')}, TBT ${ms('total-blocking-time')}, CLS ${shift}`,
    `  ${sizes.join(', ')}`,
  ].join('\n');
};

const server = await startBenchServer(join(dir, 'data'), port);
try {
  for (const path of pages) {
    await fetch(`http://localhost:${port}${path}`);
    console.log(writeReport(path, measureSurely(path)));
  }
} finally {
  await server.stop();
}
