import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cutByGraphemes, fetchContent } from '#kit/fetch-content.ts';
import { windows, withoutPictures } from '#kit/open-browser.ts';
import { listAxeViolationsInBothThemes } from './list-axe-violations.ts';
import { expectOneTwoFour, timeMovement } from './measure-carousel.ts';
import { openSite } from './open-site.ts';

const { browser, server } = await openSite(withoutPictures);

const ask = (path: string) => fetchContent(server.url, path);
const open = async (
  path: string,
  options: BrowserContextOptions = windows.desktop,
  { hasClock = false } = {},
): Promise<Page> => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  if (hasClock) await page.clock.install();
  await page.goto(server.url + path);
  return page;
};
const ready = (page: Page) => page.locator('[role="tablist"]').waitFor();
const toman = (amount: number) => `${amount.toLocaleString('fa-IR')} تومان`;
const related = (page: Page) => page.locator('section[aria-labelledby="related"] .carousel');

describe.each(Object.entries(windows))('a product on a %s window', (_, window) => {
  // accepts 030, 122, 123, 124, 125
  it('shows its pictures, words and price, and changes the large picture by click and by keyboard', async () => {
    const product = await ask('/Products/GetById/9');
    const page = await open('/productdetails/9', window);
    await ready(page);
    await expect.poll(() => page.locator('h1').textContent()).toBe(product.title);
    await expect.poll(() => page.locator('main').textContent()).toContain(product.description);
    await expect.poll(() => page.locator('main s').first().textContent()).toContain(toman(product.realPrice));
    await expect.poll(() => page.locator('main').textContent()).toContain(toman(product.price));
    const large = page.locator('figure img').first();
    const thumbnails = page.locator('.thumbnail');
    await expect.poll(() => thumbnails.count()).toBe(product.images.length);
    await expect.poll(() => large.getAttribute('src')).toContain(product.images[0].imageAddressHighQuality);
    await thumbnails.nth(1).click();
    await expect.poll(() => large.getAttribute('src')).toContain(product.images[1].imageAddressHighQuality);
    await expect.poll(() => large.getAttribute('alt')).toBe(product.images[1].title);
    expect(page.url()).toContain('?image=2');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => large.getAttribute('src')).toContain(product.images[2].imageAddressHighQuality);
    await page.keyboard.press('Home');
    await expect.poll(() => thumbnails.first().getAttribute('aria-current')).toBe('true');
    await page.context().close();
  });

  // accepts 129, 130, 131
  it('has its three tabs first, then its videos, which the keyboard walks, left being the next', async () => {
    const [specifications, customers] = await Promise.all([
      ask('/ProductSpecifications/GetListByProductId/1'),
      ask('/ProductCustomers/GetListByProductId/1'),
    ]);
    const page = await open('/productdetails/1', window);
    await ready(page);
    const shown = page.locator('[role="tabpanel"]:visible');
    expect((await page.locator('[role="tab"]').allTextContents()).slice(0, 3)).toEqual([
      'نقد و بررسی',
      'مشخصات',
      'برخی مراکز نصب‌شده',
    ]);
    await expect.poll(() => shown.locator('.prose p').count()).toBeGreaterThan(1);
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth).toBe(clientWidth);
    await page.locator('[role="tab"]').first().focus();
    await page.keyboard.press('ArrowLeft');
    expect(await shown.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.textContent))).toEqual(
      specifications.map((row: { title: string; description: string }) => row.title + row.description),
    );
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => shown.locator('li').count()).toBe(customers.length);
    for (const { customerName } of customers) expect(await shown.textContent()).toContain(customerName);
    for (const href of await shown
      .locator('a')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')))) {
      expect(href).toMatch(/^(tel:|mailto:|https?:\/\/)/);
    }
    await page.context().close();
  });
});

it('opens a tab of the product in a tab of the browser when Ctrl is held', async () => {
  const page = await open('/productdetails/1');
  await ready(page);
  const tabs = page.locator('[role="tab"]');
  const opened = page.context().waitForEvent('page');
  await tabs.nth(1).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  // It is blank until its address is loaded.
  await expect.poll(() => tab.url()).toContain('#specifications');
  expect(await tabs.first().getAttribute('aria-selected')).toBe('true');
  await page.context().close();
});

it('leads to its videos each time their link is pressed, whatever tab was chosen since', async () => {
  const page = await open('/productdetails/1');
  await ready(page);
  const videos = page.locator('#videos[role="tabpanel"]');
  for (const _ of [1, 2]) {
    await page.locator('main a[href="#videos"]:not([role="tab"])').click();
    await videos.waitFor();
    await page.locator('[role="tab"]').first().click();
    await videos.waitFor({ state: 'hidden' });
  }
  await page.context().close();
});

// accepts 126, 127, 128
it.each([9, 2, 20, 1])('shows videos and manual of product %i only when they exist', async (id) => {
  const product = await ask(`/Products/GetById/${id}`);
  const html = await (await fetch(`${server.url}/productdetails/${id}`)).text();
  const [, body = ''] = html.split('<main');
  expect(body.includes('id="usage-video"')).toBe(Boolean(product.videoAddress));
  expect(body.includes('id="install-video"')).toBe(Boolean(product.installVideoAddress));
  expect(body.includes('دریافت راهنمای کاربر')).toBe(Boolean(product.userManualAddress));
  expect(body).toContain('href="tel:');
});

it.each(['/productdetails/999999', '/productdetails/94', '/productdetails/x', '/productdetails/-1'])(
  'answers %s with a real 404 in the shell of the site',
  async (path) => {
    const response = await fetch(server.url + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('این صفحه پیدا نشد');
  },
);

it('leads Persian digits to the plain address', async () => {
  const response = await fetch(`${server.url}/productdetails/۱۲`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, '/productdetails/12']);
});

it('is read without script: pictures by links, the three parts one after another', async () => {
  const page = await open('/productdetails/1', { ...windows.phone, javaScriptEnabled: false });
  for (const part of ['#review .prose', '#specifications table', '#centres li']) {
    await expect.poll(() => page.locator(part).first().isVisible()).toBe(true);
  }
  await page.locator('.thumbnail').nth(2).click();
  await page.waitForURL('**/productdetails/1?image=3');
  await expect
    .poll(() => page.locator('figure img').first().getAttribute('src'))
    .toContain('product-1-3-high');
  await page.context().close();
});

describe('the related products', () => {
  // accepts 132, 139, 404, 406
  it('are twelve of the type without the product itself, cut at 350', async () => {
    const twelve = await ask('/Products/GetTopByProductTypeId/12/1');
    const others = twelve.filter(({ id }: { id: number }) => id !== 1);
    const page = await open('/productdetails/1');
    const cards = await related(page)
      .locator('article')
      .evaluateAll((all) =>
        all.map((card) => [
          card.querySelector('a')?.getAttribute('href'),
          card.querySelector('p')?.textContent,
        ]),
      );
    expect(cards).toEqual(
      others.map(({ id, description }: { id: number; description: string }) => [
        `/productdetails/${id}`,
        cutByGraphemes(description, 350),
      ]),
    );
    await page.context().close();
  });

  // accepts 135, 136, 138, 414
  it('stand 1, 2 or 4 in view by the width of the window, 10 px apart, from right to left', async () => {
    const page = await open('/productdetails/1');
    await page.locator('.carousel[data-moving]').waitFor();
    await expectOneTwoFour(related(page));
    const lefts = await related(page)
      .locator('.carousel-slide')
      .evaluateAll((all) => all.slice(0, 2).map((slide) => slide.getBoundingClientRect().left));
    expect(lefts[1]).toBeLessThan(lefts[0] ?? 0);
    await page.context().close();
  });

  // accepts 133, 134, 137
  it('move by themselves, take 700 ms, come round again and stand still when paused', async () => {
    const page = await open('/productdetails/1', windows.desktop, { hasClock: true });
    const carousel = related(page);
    const position = carousel.locator('p.carousel-control');
    await carousel.locator('button[aria-label="توقف حرکت خودکار"]').waitFor();
    await position.getByText('۲ از ۱۱').waitFor();
    await carousel.locator('button[aria-label="توقف حرکت خودکار"]').click();
    const taken = await timeMovement(carousel, 'بعدی');
    expect(Math.abs(taken - 700)).toBeLessThanOrEqual(60);
    await position.getByText('۳ از ۱۱').waitFor();
    for (const _ of [1, 2, 3]) await carousel.locator('button[aria-label="قبلی"]').click();
    await position.getByText('۱۱ از ۱۱').waitFor();
    await page.context().close();
  });

  it('do not move by themselves for those who asked for less motion', async () => {
    const page = await open('/productdetails/1', { ...windows.desktop, reducedMotion: 'reduce' });
    await page.locator('.carousel[data-moving]').waitFor();
    await expect.poll(() => related(page).locator('button[aria-label="توقف حرکت خودکار"]').count()).toBe(0);
    await page.context().close();
  });
});

it('has nothing for axe to say in either theme', async () => {
  const page = await open('/productdetails/1', { ...windows.desktop, reducedMotion: 'reduce' });
  await ready(page);
  expect(await listAxeViolationsInBothThemes(page)).toEqual([]);
  await page.context().close();
});
