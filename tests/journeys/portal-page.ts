import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { vi } from 'vitest';
import { demoSecret } from '#kit/demo-folder.ts';
import { windows } from '#kit/open-browser.ts';
import { openServerDatabase } from '#kit/open-server-database.ts';
import { runAzmaOn } from '#kit/run-azma.ts';
import type { TestServer } from '#kit/start-server.ts';
import { codeTexts, deviceSearchTexts } from '#web/texts/repair.ts';

export const portalEnv = {
  TRUST_PROXY: '1',
  APP_SECRET: demoSecret,
  CAPTCHA_COST: '10',
  CAPTCHA_MIN_TRIES: '5',
  CAPTCHA_MAX_TRIES: '20',
} as const;

let visitors = 0;

/** Someone with an address of their own, and what their browser complained about. */
export const visitPortal = async (
  browser: Browser,
  server: Pick<TestServer, 'url'>,
  options: BrowserContextOptions = windows.desktop,
  path = '/repair-request',
): Promise<{ context: BrowserContext; page: Page; complaints: string[] }> => {
  visitors += 1;
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    ...options,
    extraHTTPHeaders: { 'x-forwarded-for': `203.0.${visitors >> 8}.${visitors & 255}` },
  });
  await context.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
    // The browser's tools do not tell the body of a Request, so the page notes what it sends.
    const send = window.fetch;
    window.fetch = async (input, init) => {
      if (input instanceof Request && input.method === 'POST') {
        document.documentElement.dataset.sent = await input.clone().text();
      }
      return send(input, init);
    };
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A refusal is an answer; that the browser notes its status is no complaint of ours.
    const isRefusal = /Failed to load resource: the server responded with a status of 4\d\d/.test(
      message.text(),
    );
    if (['error', 'warning'].includes(message.type()) && !isRefusal) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(server.url + path);
  return { context, page, complaints };
};

export const serialInput = (page: Page) => page.getByLabel(deviceSearchTexts.serial, { exact: true });
export const codeInput = (page: Page) => page.getByLabel(codeTexts.code, { exact: true });

/** The body of the last call that changed something. */
export const readSentBody = async (page: Page): Promise<Record<string, unknown>> =>
  JSON.parse((await page.evaluate(() => document.documentElement.dataset.sent)) || '{}');

type Sent = { to: string; text: string; at: string };

/** The newest code that went to a mobile. */
export const readCode = ({ simulatorsUrl }: TestServer, mobile: string): Promise<string> => {
  const find = async () => {
    const sent = (await (await fetch(`${simulatorsUrl}/sms/messages`)).json()) as Sent[];
    const found = sent
      .filter(({ to, text }) => to.endsWith(mobile.slice(1)) && /#\d{6}\s*$/.test(text))
      .sort((a, b) => b.at.localeCompare(a.at))[0];
    if (!found) throw new Error(`no code went to ${mobile}`);
    return /#(\d{6})\s*$/.exec(found.text)?.[1] ?? '';
  };
  return vi.waitFor(find, { timeout: 30_000, interval: 100 });
};

/** From the search to the device, as a person does it. */
export const signIn = async (
  page: Page,
  server: TestServer,
  { serial, mobile }: { serial: string; mobile: string },
): Promise<void> => {
  await serialInput(page).fill(serial);
  await serialInput(page).press('Enter');
  await codeInput(page).fill(await codeSentTo(page, server, mobile));
  await codeInput(page).press('Enter');
  await page.locator('.device-view-grid').waitFor();
};

const codeSentTo = async (page: Page, server: TestServer, mobile: string): Promise<string> => {
  await codeInput(page).waitFor();
  return readCode(server, mobile);
};

/** A panel that is folded to one line, by its name. */
export const foldOf = (page: Page, title: string) =>
  page.locator('details.portal-fold').filter({ has: page.getByRole('heading', { name: title }) });

/** Opens it, unless it is open. */
export const openFold = async (page: Page, title: string): Promise<void> => {
  const fold = foldOf(page, title);
  await fold.waitFor();
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').first().click();
};

/** The company's side, by its own command beside the running server. */
export const runDesk = async ({ dataDir }: TestServer, ...args: string[]): Promise<void> => {
  const storage = openServerDatabase({ dataDir });
  await runAzmaOn({ storage, appSecret: portalEnv.APP_SECRET }, ['desk', ...args]);
  await storage.close();
};

/** Width and height of each page of a PDF, in centimetres. */
export const readPaper = (pdf: Buffer): { width: number; height: number }[] =>
  Array.from(pdf.toString('latin1').matchAll(/\/MediaBox\s*\[([^\]]+)\]/g), ([, box = '']) => {
    const [left = 0, bottom = 0, right = 0, top = 0] = box.trim().split(/\s+/).map(Number);
    const cm = 2.54 / 72;
    return { width: (right - left) * cm, height: (top - bottom) * cm };
  });
