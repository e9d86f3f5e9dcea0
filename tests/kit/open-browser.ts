import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { noteViolations } from './note-violations.ts';

/** As in scripts/find-chromium.mjs. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser of this machine; `npm test` has made sure there is one. Without pictures it walks many pages much
 * faster: the server then makes none. Whatever the policy of a page stops fails the test.
 */
export const openBrowser = async ({
  withPictures = true,
  args = [],
}: {
  withPictures?: boolean;
  /** Further switches, such as a film in the place of a camera. */
  args?: readonly string[];
} = {}): Promise<Browser> => {
  const executablePath = process.env.CHROMIUM ?? places.find((place) => existsSync(place));
  if (!executablePath) throw new Error('no Chromium found; run npm test, which installs one');
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(withPictures ? [] : ['--blink-settings=imagesEnabled=false']),
      ...args,
    ],
  });
  return noteViolations(browser);
};

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
