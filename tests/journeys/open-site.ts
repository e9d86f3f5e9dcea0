import type { Browser } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { openBrowser } from '#kit/open-browser.ts';

/** A browser for one test file, and the server with the demo's content that all who only read share. */
export const openSite = async (args?: readonly string[]): Promise<{ browser: Browser; server: Site }> => {
  const browser = await openBrowser(args);
  afterAll(() => browser.close());
  return { browser, server: inject('site') };
};

export type Site = { url: string };
