import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { inject } from 'vitest';
import { browserOptions } from './browser-options.ts';
import { collectViolations } from './collect-violations.ts';

/**
 * The browser of this worker, or with a list of switches one of its own, such as a film in the place of a camera. Whatever the policy of a page stops fails the test. Closing it closes only the windows of this test file.
 */
export const openBrowser = async (args?: readonly string[]): Promise<Browser> =>
  collectViolations(
    args ? await chromium.launch(browserOptions(args)) : await chromium.connect(findBrowserUrl()),
  );

const findBrowserUrl = (): string => {
  const url = inject('browserUrls')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!url) throw new Error(`no browser was started for worker ${process.env.VITEST_POOL_ID}`);
  return url;
};

/** For tests that walk many pages: without pictures they are quicker, and the server makes none. */
export const withoutPictures = ['--blink-settings=imagesEnabled=false'];

/** The two windows every journey is walked in. */
export const windows = {
  phone: { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} satisfies Record<string, BrowserContextOptions>;

const onePixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** Answers every picture with one pixel: making the real ones takes longer than walking the page. */
export const skipPictures = async (context: BrowserContext): Promise<void> => {
  await context.route('**/media/**/*.webp*', (route) =>
    route.fulfill({ contentType: 'image/gif', body: onePixel }),
  );
};
