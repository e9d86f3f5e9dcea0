import { generate } from 'otplib';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { type DemoRole, demoPassword, demoPeople } from '#kernel/demo-people.ts';
import { forgetUsedCodes } from '#kit/change-database.ts';
import { openBrowser, windows } from '#kit/open-browser.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';

export type Office = {
  browser: Browser;
  server: TestServer;
  /** A window of its own, which notes every complaint of policy and router and every error of a script. */
  openPage: (
    options?: BrowserContextOptions,
  ) => Promise<{ context: BrowserContext; page: Page; complaints: string[] }>;
};

/** A browser and a server with the demo's people, for one test file. */
export const openOffice = async (env: Record<string, string> = {}): Promise<Office> => {
  const [server, browser] = await Promise.all([startServer(env), openBrowser()]);
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  return {
    browser,
    server,
    openPage: async (options = windows.desktop) => {
      const context = await browser.newContext({ locale: 'fa-IR', ...options });
      const page = await context.newPage();
      return { context, page, complaints: noteComplaints(page) };
    },
  };
};

const noteComplaints = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to|A router only supports/i.test(message.text()))
      complaints.push(message.text());
  });
  return complaints;
};

export const personOf = (role: DemoRole) => demoPeople[role];

/** The present code of someone's authenticator. */
export const codeOf = (secret: string): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1_000) });

type Place = Pick<Page, 'getByLabel' | 'getByRole'>;

/** Signs a demo person in wherever it is asked for: on the page, or in a window over it. */
export const giveSignIn = async (place: Place, server: TestServer, role: DemoRole): Promise<void> => {
  const person = personOf(role);
  forgetUsedCodes(server);
  await place.getByLabel('ایمیل').fill(person.email);
  await place.getByLabel('گذرواژه', { exact: true }).fill(demoPassword);
  await place.getByRole('button', { name: 'ادامه' }).click();
  await place.getByLabel('کد شش‌رقمی').fill(await codeOf(person.totpSecret));
  await place.getByRole('button', { name: 'ورود', exact: true }).click();
};

/** Signs in without the screens of the entrance, which have journeys of their own, and opens an address. */
export const enterOffice = async (
  page: Page,
  server: TestServer,
  role: DemoRole,
  path = '/office',
): Promise<void> => {
  const person = personOf(role);
  forgetUsedCodes(server);
  const context = page.context();
  const post = async (call: string, data: object) => {
    const token = (await context.cookies(server.url)).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const headers = { 'x-xsrf-token': token };
    const answer = await context.request.post(`${server.url}/office-api/${call}`, { data, headers });
    if (!answer.ok()) throw new Error(`${call} gave ${answer.status()}: ${await answer.text()}`);
  };
  await context.request.get(`${server.url}/office-api/antiforgery`);
  await post('session', { email: person.email, password: demoPassword });
  await post('session/code', { code: await codeOf(person.totpSecret) });
  await page.goto(`${server.url}${path}`);
  await page.getByRole('button', { name: `حساب ${person.name}`, exact: true }).waitFor();
};

/** Opens another screen as a link of the office does: neither the shell nor axe in it is loaded again. */
export const goWithin = async (page: Page, path: string): Promise<void> => {
  const before = await page.title();
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect.poll(() => page.title()).not.toBe(before);
};
