import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { makeRunFolder } from '../demo-run/make-run-folder.ts';
import { signInDemoPerson } from '../demo-run/sign-in-demo-person.ts';
import { startDemoServer } from '../demo-run/start-demo-server.ts';
import { requireChromium } from '../find-chromium.mjs';
import { findOpenRequest } from './find-open-request.ts';
import { type PlannedPicture, plannedPictures } from './planned-pictures.ts';

/* `npm run build -- screenshots`: starts the demo, signs its people in and takes every picture of the guide and the README. */

const root = join(import.meta.dirname, '..', '..');
const port = Number(process.env.SCREENSHOT_PORT ?? 4890);
const origin = `http://localhost:${port}`;
const dataDir = join(makeRunFolder('screenshots'), 'data');

type Session = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

/** One session a person: a code of the authenticator counts once. */
const openSessions = async (browser: Browser): Promise<Map<string, Session>> => {
  const sessions = new Map<string, Session>();
  for (const role of ['manager', 'desk', 'editor'] as const) {
    const context = await browser.newContext({ locale: 'fa-IR' });
    await signInDemoPerson(await context.newPage(), origin, role);
    sessions.set(role, await context.storageState());
    await context.close();
  }
  return sessions;
};

const take = async (
  browser: Browser,
  sessions: ReadonlyMap<string, Session>,
  picture: PlannedPicture,
  trace: string,
): Promise<void> => {
  const session = picture.role && sessions.get(picture.role);
  const context = await browser.newContext({
    locale: 'fa-IR',
    viewport: { width: picture.width, height: picture.height },
    colorScheme: picture.isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    isMobile: picture.isPhone ?? false,
    hasTouch: picture.isPhone ?? false,
    ...(session && { storageState: session }),
  });
  const page = await context.newPage();
  await page.goto(`${origin}${picture.path.replace('{trace}', trace)}`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // Words for the page itself: this file knows no document.
  await page.waitForFunction("document.querySelector('main .skeleton') === null");
  await page.evaluate('document.fonts.ready.then(() => true)');
  const file = join(root, `${picture.file}.webp`);
  mkdirSync(dirname(file), { recursive: true });
  const shot = sharp(await page.screenshot());
  await (picture.keepsWidth ? shot.resize({ width: picture.keepsWidth }) : shot)
    .webp({ quality: 66, effort: 6 })
    .toFile(file);
  console.log(`${picture.file}.webp`);
  await context.close();
};

const server = await startDemoServer({
  PORT: String(port),
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  SIMULATORS: 'true',
});
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  const sessions = await openSessions(browser);
  const trace = findOpenRequest(dataDir);
  const only = process.argv.slice(2);
  const wanted = plannedPictures.filter(
    ({ file }) => only.length === 0 || only.some((part) => file.includes(part)),
  );
  for (const picture of wanted) await take(browser, sessions, picture, trace);
} finally {
  await browser.close();
  await server.stop();
}
