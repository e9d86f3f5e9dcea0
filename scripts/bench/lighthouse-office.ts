import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { signInDemoPerson } from '../demo-run/sign-in-demo-person.ts';
import { requireChromium } from '../find-chromium.mjs';
import { measureInRounds, type Rounds } from './lighthouse-rounds.ts';
import { runLighthouse } from './run-lighthouse.ts';

const signedOut = ['/office'];
const signedIn = ['/office/repairs', '/office/devices', '/office/content/articles', '/office/audit'];

type Place = { dir: string; origin: string; debugPort: number; rounds: number };

/**
 * First views of the office on Lighthouse's phone: the entrance, then lists for a manager who is signed in. The cache
 * is emptied before each, the session stays.
 */
export const measureOffice = async (place: Place, print: (line: string) => void): Promise<void> => {
  const context = await chromium.launchPersistentContext(join(place.dir, 'profile'), {
    executablePath: requireChromium(),
    args: [`--remote-debugging-port=${place.debugPort}`, '--headless=new', '--no-sandbox', '--disable-gpu'],
    locale: 'fa-IR',
  });
  const measure: Rounds['measure'] = async (path) => {
    await emptyCache(context);
    return runLighthouse(place.dir, `${place.origin}${path}`, [
      `--port=${place.debugPort}`,
      '--disable-storage-reset',
      '--only-categories=performance,accessibility,best-practices',
    ]);
  };
  try {
    await measureInRounds({ paths: signedOut, rounds: place.rounds, measure, print });
    const page = await context.newPage();
    await signInDemoPerson(page, place.origin, 'manager');
    await page.close();
    await measureInRounds({ paths: signedIn, rounds: place.rounds, measure, print });
  } finally {
    await context.close();
  }
};

/** Lighthouse keeps the session when it is told to, and the cache with it. */
const emptyCache = async (context: BrowserContext): Promise<void> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.close();
};
