import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { openBrowser } from '#kit/open-browser.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';

/** A browser and a server with the demo's content, for one test file; both end with the file. */
export const openSite = async (): Promise<{ browser: Browser; server: TestServer }> => {
  const [server, browser] = await Promise.all([startServer(), openBrowser()]);
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  return { browser, server };
};
