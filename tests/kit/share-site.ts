import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserOptions } from './browser-options.ts';
import { copyDemo, makeDemoFolder } from './demo-folder.ts';
import { spawnServer } from './spawn-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A server with the demo for journeys that only read. */
    site: { url: string };
    /** A browser for each worker, which its test files connect to one after the other. */
    browserUrls: string[];
  }
}

/** A browser for each worker, and one server for all journeys that change nothing. */
export default async (project: TestProject) => {
  // Two workers in one browser would take the focus from each other.
  const workers = Array.from({ length: Number(project.config.maxWorkers) });
  const browsers = await Promise.all(workers.map(() => chromium.launchServer(browserOptions())));
  project.provide(
    'browserUrls',
    browsers.map((browser) => browser.wsEndpoint()),
  );
  await makeDemoFolder();
  const dataDir = join(tmpdir(), 'site');
  copyDemo('sqlite', dataDir);
  const server = await spawnServer({ DATA_DIR: dataDir });
  project.provide('site', { url: server.url });
  return async () => {
    for (const browser of browsers) await browser.close();
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
};
