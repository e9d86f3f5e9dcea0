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
    site: { url: string; mapOrigin: string };
    /** A browser that runs for the whole run; each test file connects to it. */
    browserUrl: string;
  }
}

/** One browser for all journeys, and one server for those that change nothing. */
export default async (project: TestProject) => {
  const browser = await chromium.launchServer(browserOptions());
  project.provide('browserUrl', browser.wsEndpoint());
  await makeDemoFolder();
  const dataDir = join(tmpdir(), 'site');
  const mapOrigin = 'http://map.localhost:9';
  copyDemo('sqlite', dataDir);
  const server = await spawnServer({ DATA_DIR: dataDir, MAP_ORIGIN: mapOrigin });
  project.provide('site', { url: server.url, mapOrigin });
  return async () => {
    await browser.close();
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
};
