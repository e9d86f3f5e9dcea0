import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchContent } from '#kit/fetch-content.ts';
import { windows } from '#kit/open-browser.ts';
import { openSite } from './open-site.ts';

const { browser, server } = await openSite();
let page: Page;

beforeAll(async () => {
  page = await (await browser.newContext({ ...windows.phone, javaScriptEnabled: false })).newPage();
});

const ask = (path: string) => fetchContent(server.url, path);
const open = (path: string) => page.goto(server.url + path);

/** Words without markup and blanks: what a reader reads. */
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/\s+/g, '');

describe('what is read', () => {
  // accepts 025, 027, 032, 036, 117, 118, 144, 152, 153, 005, 006, 007, 008
  it.each([
    { call: '/Articles/GetById/1', path: '/articledetails/1' },
    { call: '/Blogs/GetById/3', path: '/blogdetails/3' },
    { call: '/DynamicPages/GetById/2', path: '/page/2' },
    { call: '/Permits/GetById/1', path: '/permitdetails/1' },
    { call: '/Videos/GetById/1', path: '/videodetails/1' },
  ])('$path shows picture, title, description, whole body and the item’s meta', async ({ call, path }) => {
    const item = await ask(call);
    await open(path);
    await expect.poll(() => page.locator('h1').textContent()).toBe(item.title);
    await expect.poll(() => page.locator('main').textContent()).toContain(item.description);
    if (path.startsWith('/videodetails')) {
      // accepts 666
      await expect
        .poll(() => page.locator('main video').getAttribute('poster'))
        .toContain(item.imageAddressHighQuality);
    } else {
      const picture = page.locator('main article img').first();
      await expect.poll(() => picture.getAttribute('src')).toContain(item.imageAddressHighQuality);
      await expect.poll(() => picture.getAttribute('fetchpriority')).toBe('high');
      await picture.evaluate((img: HTMLImageElement) => img.decode());
      expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
    expect(words((await page.locator('.reading-body').textContent()) ?? '')).toBe(words(item.bodyText));
    expect(await page.title()).toBe(item.metaTitle);
    await expect
      .poll(() => page.locator('meta[name=description]').getAttribute('content'))
      .toBe(item.metaDescription);
    await expect
      .poll(() => page.locator('meta[name=keywords]').getAttribute('content'))
      .toBe(item.metaKeywords);
  });

  it('keeps rich markup: headings, tables that scroll by themselves, lists, figures', async () => {
    await open('/articledetails/1');
    const body = page.locator('.reading-body');
    await expect.poll(() => body.locator('h2').count()).toBeGreaterThan(1);
    await expect.poll(() => body.locator('section.table-scroll > table').count()).toBeGreaterThan(0);
    await expect.poll(() => body.locator('figure img[loading=lazy]').count()).toBeGreaterThan(0);
    const spill = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(spill).toBeLessThanOrEqual(0);
  });

  it('offers a trail, the date, ways to hand it on and others of its kind', async () => {
    await open('/articledetails/1');
    await expect
      .poll(() => page.locator('nav[aria-label="مسیر صفحه"] a').allTextContents())
      .toEqual(['صفحهٔ نخست', 'مقاله‌ها']);
    await expect
      .poll(() => page.locator('article time').first().getAttribute('datetime'))
      .toMatch(/^\d{4}-\d\d-\d\dT/);
    for (const start of ['https://t.me/share/url?url=', 'https://wa.me/?text=', 'mailto:?subject=']) {
      expect(await page.locator(`article a[href^="${start}"]`).count(), start).toBe(1);
    }
    const others = page.locator('aside a[href^="/articledetails/"]');
    await expect.poll(() => others.count()).toBe(3);
    await expect.poll(() => page.locator('aside a[href="/articledetails/1"]').count()).toBe(0);
  });

  // accepts 041, 042, 043
  it('places a dynamic page under its root, in the trail and beside its family', async () => {
    const entries: { id: number; title: string; parentId: number }[] = await ask('/DynamicPages/GetList');
    const child = entries.find(({ parentId }) => parentId !== 0) as (typeof entries)[number];
    const root = entries.find(({ id }) => id === child.parentId) as (typeof entries)[number];
    await open(`/page/${child.id}`);
    const trail = page.locator('nav[aria-label="مسیر صفحه"] li');
    await expect.poll(() => trail.allTextContents()).toEqual(['صفحهٔ نخست', root.title, child.title]);
    await expect.poll(() => page.locator(`aside a[href="/page/${root.id}"]`).count()).toBe(1);
  });

  it('prints the text without the shell, with the address it came from', async () => {
    await open('/articledetails/1');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('.site-header').isVisible()).toBe(false);
    await expect.poll(() => page.locator('.site-footer').isVisible()).toBe(false);
    await expect.poll(() => page.locator('aside').isVisible()).toBe(false);
    await expect.poll(() => page.locator('.reading-body').isVisible()).toBe(true);
    await expect.poll(() => page.locator('.print-only').isVisible()).toBe(true);
    await expect.poll(() => page.locator('.print-only').textContent()).toContain('/articledetails/1');
    await page.emulateMedia({ media: 'screen' });
  });
});

describe('a video', () => {
  // accepts 029, 119, 120, 121
  it('stands in the browser’s own player, between description and body', async () => {
    const item = await ask('/Videos/GetById/1');
    await open('/videodetails/1');
    const player = page.locator('video');
    await expect.poll(() => player.getAttribute('preload')).toBe('none');
    await expect.poll(() => player.locator('source').getAttribute('src')).toBe(item.videoAddress);
    await expect.poll(() => player.textContent()).toContain('پشتیبانی نمی‌کند');
    const order = await page.evaluate(() => {
      const [title, video, body] = ['h1', 'video', '.reading-body'].map((one) => document.querySelector(one));
      const follows = (a: Element | null | undefined, b: Element | null | undefined) =>
        Boolean(a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
      return [follows(title, video), follows(video, body)];
    });
    expect(order).toEqual([true, true]);
    const file = await fetch(server.url + item.videoAddress, { headers: { range: 'bytes=0-99' } });
    expect([file.status, file.headers.get('content-type')]).toEqual([206, 'video/mp4']);
  });
});
