import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cutByGraphemes, fetchContent } from '#kit/fetch-content.ts';
import { windows, withoutPictures } from '#kit/open-browser.ts';
import { listAxeViolationsInBothThemes } from './list-axe-violations.ts';
import { expectOneTwoFour, measureCarousel, timeMovement } from './measure-carousel.ts';
import { openSite } from './open-site.ts';

const { browser, server } = await openSite(withoutPictures);

type Item = { id: number; title: string; description: string };
const ask = (path: string) => fetchContent(server.url, path);
const open = async (
  options: BrowserContextOptions = windows.desktop,
  { hasClock = false } = {},
): Promise<Page> => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  if (hasClock) await page.clock.install();
  await page.goto(server.url);
  return page;
};
const slider = (page: Page) => page.locator('.hero .carousel');
const colleagues = (page: Page) =>
  page.locator('section:has(#colleagues) .carousel, #colleagues .carousel').first();
const pause = 'توقف حرکت خودکار';

/** What a text of the page must hold, with its blanks counted once. */
const words = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

describe.each(Object.entries(windows))('the home page on a %s window', (_, window) => {
  // accepts 001, 002, 015, 055, 056, 057, 058, 076
  it('is Persian and right to left, asks nobody to sign in, and leads on', async () => {
    const [home, settings] = await Promise.all([
      ask('/StaticPages/GetByPageKey/HomeIndex'),
      ask('/SiteSettings/Get'),
    ]);
    const page = await open(window);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fa');
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
    await expect.poll(() => page.locator('input[type="password"]').count()).toBe(0);
    for (const href of ['/products/2', '/products/1', '/websites/1']) {
      expect(await page.locator(`main a[href="${href}"]`).first().isVisible(), href).toBe(true);
    }
    const main = words(await page.locator('main').textContent());
    const blurb = home.description
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    expect(main).toContain(blurb.slice(0, 120));
    expect(main).toContain(words(settings.address).slice(0, 40));
    await page.context().close();
  });

  // accepts 003, 059, 060, 061, 062, 063, 403, 407
  it('features one device and two programs, cut and priced in toman', async () => {
    const [[device], programs] = await Promise.all([
      ask('/Products/GetTopByProductTypeId/1/6'),
      ask('/Products/GetTopByProductTypeId/2/4'),
    ]);
    const page = await open(window);
    for (const [product, cut] of [[device, 512], ...programs.map((one: Item) => [one, 256])] as [
      Item,
      number,
    ][]) {
      const card = page.locator(`main article:has(a[href="/productdetails/${product.id}"])`).first();
      expect(words(await card.textContent())).toContain(words(cutByGraphemes(product.description, cut)));
    }
    await expect.poll(() => page.locator('main').textContent()).toContain('تومان');
    await page.context().close();
  });

  // accepts 064, 065, 066, 067, 068, 069, 070, 071, 402
  it('plays the newest video, lists three more, and shows four news items and four articles, all cut', async () => {
    const [videos, news, articles] = await Promise.all([
      ask('/Videos/GetTop/4'),
      ask('/Blogs/GetTop/4'),
      ask('/Articles/GetTop/4'),
    ]);
    const page = await open(window);
    const main = words(await page.locator('main').textContent());
    await expect.poll(() => page.locator('main video').count()).toBe(1);
    expect(main).toContain(words(cutByGraphemes(videos[0].description, 512)));
    for (const [items, path] of [
      [videos.slice(1), '/videodetails'],
      [news, '/blogdetails'],
      [articles, '/articledetails'],
    ] as [Item[], string][]) {
      for (const item of items) {
        expect(await page.locator(`main a[href="${path}/${item.id}"]`).count(), path).toBeGreaterThan(0);
        expect(main).toContain(words(cutByGraphemes(item.description, 256)));
      }
    }
    await page.context().close();
  });
});

describe('the slider', () => {
  // accepts 050, 051, 052, 053, 054, 413
  it('shows one slide, moves by itself to the left in 700 ms, and comes round again', async () => {
    const page = await open(windows.desktop, { hasClock: true });
    await page.locator('.hero .carousel[data-moving]').waitFor();
    expect((await measureCarousel(slider(page))).inView).toBe(1);
    const first = await slider(page).locator('.carousel-slide').first().boundingBox();
    const second = await slider(page).locator('.carousel-slide').nth(1).boundingBox();
    expect(second?.x).toBeLessThan(first?.x ?? 0);
    const where = () =>
      slider(page)
        .locator('.carousel-slide')
        .first()
        .evaluate((slide) => Math.round(slide.getBoundingClientRect().left));
    const before = await where();
    await expect.poll(where).not.toBe(before);
    await slider(page).locator(`button[aria-label="${pause}"]`).click();
    const taken = await timeMovement(slider(page), 'بعدی');
    expect(Math.abs(taken - 700)).toBeLessThanOrEqual(60);
    for (const _ of [1, 2]) {
      await slider(page).locator('button[aria-label="بعدی"]').click();
      await page.clock.runFor(1_000);
    }
    expect((await measureCarousel(slider(page))).inView).toBe(1);
    await page.context().close();
  });

  it('rests while the mouse or the focus lies on a slide, and goes on when it is gone', async () => {
    const page = await open(windows.desktop, { hasClock: true });
    await page.locator('.hero .carousel[data-moving]').waitFor();
    const viewport = slider(page).locator('.carousel-viewport');
    const shown = () =>
      slider(page)
        .locator('.carousel-dot')
        .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
    const ways = [
      { rest: () => viewport.hover(), leave: () => page.mouse.move(0, 0) },
      { rest: () => viewport.focus(), leave: () => viewport.blur() },
    ];
    for (const { rest, leave } of ways) {
      await rest();
      const before = await shown();
      await page.clock.runFor(20_000);
      expect(await shown()).toBe(before);
      await leave();
      await page.clock.runFor(6_500);
      expect(await shown()).not.toBe(before);
    }
    await page.context().close();
  });

  it('stands still for those who asked for less motion, and can be read without script', async () => {
    const calm = await open({ ...windows.desktop, reducedMotion: 'reduce' });
    await calm.locator('.hero .carousel[data-moving]').waitFor();
    await expect.poll(() => slider(calm).locator(`button[aria-label="${pause}"]`).count()).toBe(0);
    await calm.context().close();
    const plain = await open({ ...windows.phone, javaScriptEnabled: false });
    await expect.poll(() => slider(plain).locator('.carousel-slide').count()).toBe(3);
    await plain.context().close();
  });
});

describe('the colleagues', () => {
  // accepts 072, 073, 074, 075
  it('stand one, two from 600 and four from 1000 pixels wide, ten pixels apart', async () => {
    const page = await open();
    await page.locator('.carousel[data-moving]').first().waitFor();
    await expectOneTwoFour(colleagues(page));
    await page.context().close();
  });
});

it('has nothing for axe to say in either theme', async () => {
  const page = await open({ ...windows.phone, reducedMotion: 'reduce' });
  await page.locator('.hero .carousel[data-moving]').waitFor();
  expect(await listAxeViolationsInBothThemes(page)).toEqual([]);
  await page.context().close();
});
