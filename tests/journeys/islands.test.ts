import { createHash } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { takeViolations } from '#kit/collect-violations.ts';
import { skipPictures, windows } from '#kit/open-browser.ts';
import { openServerDatabase } from '#kit/open-server-database.ts';
import { startServer } from '#kit/start-server.ts';
import { portalTexts } from '#web/texts/repair.ts';
import { openSite } from './open-site.ts';

const { browser, server } = await openSite();

/** A page whose scripts wait until they are let through. */
const openHeld = async (path: string, options: BrowserContextOptions = windows.phone) => {
  const context = await browser.newContext(options);
  await skipPictures(context);
  const { promise, resolve: letScriptsRun } = Promise.withResolvers<void>();
  await context.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  const page = await context.newPage();
  await page.goto(server.url + path, { waitUntil: 'commit' });
  return { context, page, letScriptsRun };
};

const openWithoutPrograms = async (path: string): Promise<Page> => {
  const context = await browser.newContext(windows.phone);
  await skipPictures(context);
  await context.route('**/assets/*.island-*.js', (route) => route.abort());
  const page = await context.newPage();
  await page.goto(server.url + path);
  return page;
};

describe('a press that comes before the script', () => {
  it('on a tab opens that tab', async () => {
    const { context, page, letScriptsRun } = await openHeld('/productdetails/1', windows.desktop);
    await page.locator('a[href="#specifications"]').click();
    letScriptsRun();
    await page.locator('[role="tab"][aria-selected="true"]', { hasText: 'مشخصات' }).waitFor();
    await expect.poll(() => page.locator('#specifications table').isVisible()).toBe(true);
    await expect.poll(() => page.locator('#review').isVisible()).toBe(false);
    const isInView = () =>
      page.locator('#specifications').evaluate((part) => {
        const { top } = part.getBoundingClientRect();
        return top >= 0 && top < innerHeight / 2;
      });
    await expect.poll(isInView).toBe(true);
    await context.close();
  });

  it('on a small picture leads to the page with that picture', async () => {
    const { context, page, letScriptsRun } = await openHeld('/productdetails/1', windows.desktop);
    await page.locator('.thumbnail').nth(1).click();
    await page.waitForURL('**/productdetails/1?image=2', { waitUntil: 'commit' });
    letScriptsRun();
    await page.locator('[role="tablist"]').waitFor();
    await page.locator('.thumbnail').nth(2).click();
    await expect.poll(() => page.url()).toContain('?image=3');
    await context.close();
  });

  it('on a slide is a swipe, and the slider goes on from there', async () => {
    const { context, page, letScriptsRun } = await openHeld('/');
    const viewport = page.locator('.hero .carousel-viewport');
    await viewport.evaluate((row) => row.scrollTo({ left: -row.clientWidth, behavior: 'instant' }));
    letScriptsRun();
    const second = page.locator('.hero .carousel-dot').nth(1);
    await expect.poll(() => second.getAttribute('aria-current')).toBe('true');
    await context.close();
  });
});

describe('an island whose program does not arrive', () => {
  it('stays the readable page it was', async () => {
    const page = await openWithoutPrograms('/productdetails/1');
    for (const part of ['#review .prose', '#specifications table', '#centres li']) {
      await expect.poll(() => page.locator(part).first().isVisible()).toBe(true);
    }
    await page.context().close();
  });

  it.each(['/repair-request', '/my-devices'])(
    'says so at %s, where nothing can be done without it',
    async (path) => {
      const page = await openWithoutPrograms(path);
      const alert = page.getByRole('alert');
      await alert.getByText(portalTexts.unreachableTitle).waitFor();
      await page.context().unrouteAll();
      await alert.getByRole('link', { name: portalTexts.tryAgain }).click();
      await page.locator('form').getByRole('textbox').first().waitFor();
      await page.context().close();
    },
  );
});

it.each(['/repair-request', '/payback', '/contactus', '/productdetails/1', '/gallery/1', '/revisions', '/'])(
  'opens %s without anything that a browser would complain about, for strangers and for those who called before',
  async (path) => {
    const context = await browser.newContext(windows.desktop);
    await skipPictures(context);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    await context.addCookies([{ name: 'XSRF-TOKEN', value: 'a.bcdefghijklmnopqrstuvwxyz', url: server.url }]);
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    expect(complaints).toEqual([]);
    await context.close();
  },
);

// accepts 495, 681
it('never runs a script that content brought, nor names its hash in the policy of the page', async () => {
  const code = 'document.title = "changed by content"';
  const own = await startServer();
  const beside = openServerDatabase(own);
  await beside.db
    .updateTable('article')
    .set({ body_text: `<p id="brought">متن</p><script>${code}</script>` })
    .where('id', '=', 2)
    .execute();
  await beside.close();
  const page = await browser.newPage(windows.desktop);
  const answer = await page.goto(`${own.url}/articledetails/2`, { waitUntil: 'load' });
  await page.locator('#brought').waitFor();
  expect(await page.content()).toContain(code);
  expect(await page.title()).not.toBe('changed by content');
  expect(takeViolations()).toEqual(['/articledetails/2: script-src-elem inline']);
  const hash = createHash('sha256').update(code).digest('base64');
  expect(JSON.stringify(answer?.headers())).not.toContain(hash);
  expect(answer?.headers()['content-security-policy']).not.toMatch(/sha\d|nonce|unsafe/);
  await page.context().close();
  await own.stop();
});
