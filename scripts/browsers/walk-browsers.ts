import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare.mjs';
import { createBrowserActions } from './create-browser-actions.ts';
import { driveChromium } from './drive-chromium.ts';
import { driveFirefox } from './drive-firefox.ts';
import { driveWebkit } from './drive-webkit.ts';
import type { DrivenBrowser } from './driven-browser.ts';
import { measureWords } from './measure-words.ts';
import { isComplaint, noteErrors } from './note-errors.ts';
import { requireBrowsers } from './require-browsers.ts';
import { startWalkServer } from './start-walk-server.ts';
import { walkEditor } from './walk-editor.ts';
import { walkErrors } from './walk-errors.ts';
import { walkLab } from './walk-lab.ts';
import { walkOffice } from './walk-office.ts';
import { walkPhone } from './walk-phone.ts';
import { walkRepair } from './walk-repair.ts';
import { walkSite } from './walk-site.ts';

// accepts 662, 709, 786
/** `npm run browsers firefox` runs one of them alone. Chromium only measures: `npm test` walks in it. */
const chosen = process.argv[2]?.toLowerCase();
// Every folder, server and browser of a walk is cleared away at the end.
process.setMaxListeners(40);
const hosts = ['localhost', '127.0.0.1'];

const files = requireBrowsers();
const browsers: [string, () => Promise<DrivenBrowser>][] = [
  ['firefox', () => driveFirefox(files.firefox)],
  ['webkit', () => driveWebkit(files)],
];

const walk = async (browser: DrivenBrowser, host: string): Promise<void> => {
  const server = await startWalkServer();
  const noted = await noteErrors(server.port);
  const actions = createBrowserActions(browser, `http://${host}:${noted.port}`);
  const parts = [
    ['words', () => measureWords(browser)],
    ['errors', () => walkErrors(actions, noted.errors)],
    ['site', () => walkSite(actions)],
    ['repair', () => walkRepair(actions, server)],
    ['office', () => walkOffice(actions)],
    ['editor and media', () => walkEditor(actions)],
    ['phone', () => walkPhone(actions)],
    ['devices of a lab', () => walkLab(actions, server, () => keepPicture(browser, 'my-devices'))],
  ] as const;
  for (const [part, go] of parts) {
    const started = Date.now();
    await go().catch(async (error) => {
      await keepPicture(browser, 'failed');
      throw error;
    });
    console.log(`✓ ${browser.name} on ${host}: ${part} (${Math.round((Date.now() - started) / 1_000)} s)`);
  }
  noted.stop();
  await server.stop();
  const complaints = [...noted.errors(), ...browser.complaints()].filter(isComplaint);
  if (complaints.length > 0) throw new Error(`the console says ${complaints.join('; ')}`);
};

/** For the eyes of a person: a letter that an engine does not draw is seen by nobody else. */
const keepPicture = async (browser: DrivenBrowser, name: string): Promise<void> => {
  const folder = join(root, 'build', 'browsers');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${browser.name.toLowerCase()}-${name}.png`);
  writeFileSync(file, await browser.picture(), 'base64');
  console.log(`  picture: ${file}`);
};

let failed = 0;
/** Does something in a browser of its own; what fails is counted, and the rest goes on. */
const attempt = async <Browser extends { close: () => Promise<void> }>(
  what: string,
  drive: () => Promise<Browser>,
  work: (browser: Browser) => Promise<void>,
): Promise<void> => {
  let browser: Browser | undefined;
  try {
    browser = await drive();
    await work(browser);
  } catch (error) {
    failed += 1;
    console.error(`✗ ${what}: ${error instanceof Error ? error.message : error}`);
  }
  await browser?.close().catch(() => undefined);
};

if (!chosen || chosen === 'chromium')
  await attempt('chromium', driveChromium, async (browser) => {
    await measureWords(browser);
    console.log('✓ Chromium: words');
  });
for (const [name, drive] of browsers.filter(([name]) => !chosen || name === chosen)) {
  for (const host of hosts) await attempt(`${name} on ${host}`, drive, (browser) => walk(browser, host));
}
console.log(failed === 0 ? 'Every browser passed.' : `${failed} failed.`);
process.exit(failed === 0 ? 0 : 1);
