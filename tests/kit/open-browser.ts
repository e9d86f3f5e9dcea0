import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { browserOptions } from './browser-options.ts';
import { collectViolations } from './collect-violations.ts';

const shared = new Map<string, Browser>();

/**
 * The browser that the test files of a worker share, one for each list of switches, such as a film in the place of a
 * camera. What the policy of a page stops fails the test. Closing it closes its windows only; it ends with the worker.
 */
export const openBrowser = async (args: readonly string[] = []): Promise<Browser> => {
  const known = shared.get(args.join());
  if (known?.isConnected()) return known;
  const browser = collectViolations(await chromium.launch(browserOptions(args)));
  browser.close = async () => {
    for (const context of browser.contexts()) await context.close();
  };
  shared.set(args.join(), browser);
  return browser;
};

/** The pages that are open in the browsers of this worker. */
export const listOpenPages = (): Page[] =>
  [...shared.values()].flatMap((browser) => browser.contexts()).flatMap((context) => context.pages());

/** For tests that walk many pages: without pictures they are quicker, and the server makes none. */
export const withoutPictures = ['--blink-settings=imagesEnabled=false'];

/** The two windows every journey is walked in. */
export const windows = {
  phone: { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} satisfies Record<string, BrowserContextOptions>;

const onePixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** Answers every picture with one pixel, for tests that read the console: a browser without pictures complains there. */
export const skipPictures = async (context: BrowserContext): Promise<void> => {
  await context.route('**/media/**/*.webp*', (route) =>
    route.fulfill({ contentType: 'image/gif', body: onePixel }),
  );
};
