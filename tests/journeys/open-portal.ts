import type { Browser } from 'playwright-core';
import { afterAll, beforeEach } from 'vitest';
import { clearLimits } from '#kit/import-devices.ts';
import { openBrowser } from '#kit/open-browser.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';
import { portalEnv } from './portal-page.ts';

/** A browser and a portal with the demo's devices, for one test file; both end with the file. */
export const openPortal = async (): Promise<{ browser: Browser; server: TestServer }> => {
  const browser = await openBrowser();
  afterAll(() => browser.close());
  const server = await startServer(portalEnv);
  afterAll(async () => {
    await server.stop();
  });
  // A second try of a journey asks for the same device's code again, sooner than a person may.
  beforeEach(() => clearLimits(server));
  return { browser, server };
};
