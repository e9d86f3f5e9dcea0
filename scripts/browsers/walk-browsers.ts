import { createHands } from './create-hands.ts';
import { driveFirefox } from './drive-firefox.ts';
import { driveWebkit } from './drive-webkit.ts';
import type { DrivenBrowser } from './driven-browser.ts';
import { requireBrowsers } from './find-browsers.ts';
import { startWalkServer } from './start-walk-server.ts';
import { walkOffice } from './walk-office.ts';
import { walkRepair } from './walk-repair.ts';
import { walkSite } from './walk-site.ts';

// accepts 662, 709
/** `npm run browsers firefox` walks one of them alone. */
const chosen = process.argv[2]?.toLowerCase();
const hosts = ['localhost', '127.0.0.1'];

const files = requireBrowsers();
const browsers: [string, () => Promise<DrivenBrowser>][] = [
  ['firefox', () => driveFirefox(files.firefox)],
  ['webkit', () => driveWebkit(files)],
];

const walk = async (browser: DrivenBrowser, host: string): Promise<void> => {
  const server = await startWalkServer();
  const hands = createHands(browser, `http://${host}:${server.port}`);
  const parts = [
    ['site', () => walkSite(hands)],
    ['repair', () => walkRepair(hands, server)],
    ['office', () => walkOffice(hands)],
  ] as const;
  for (const [part, go] of parts) {
    const started = Date.now();
    await go();
    console.log(`✓ ${browser.name} on ${host}: ${part} (${Math.round((Date.now() - started) / 1_000)} s)`);
  }
  await server.stop();
};

let failed = 0;
for (const [name, drive] of browsers.filter(([name]) => !chosen || name === chosen)) {
  for (const host of hosts) {
    let browser: DrivenBrowser | undefined;
    try {
      browser = await drive();
      await walk(browser, host);
      const complaints = browser.complaints();
      if (complaints.length > 0) throw new Error(`the console says ${complaints.join('; ')}`);
    } catch (error) {
      failed += 1;
      console.error(`✗ ${name} on ${host}: ${error instanceof Error ? error.message : error}`);
    }
    await browser?.close().catch(() => undefined);
  }
}
console.log(failed === 0 ? 'Every browser went the whole way.' : `${failed} walks failed.`);
process.exit(failed === 0 ? 0 : 1);
