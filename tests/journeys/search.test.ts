import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { windows, withoutPictures } from '#kit/open-browser.ts';
import { listAxeViolationsInBothThemes } from './list-axe-violations.ts';
import { openSite } from './open-site.ts';

const { browser, server } = await openSite(withoutPictures);

const open = async (path: string, window: object = windows.desktop): Promise<Page> => {
  // The search is a content screen: everything is walked without script.
  const context = await browser.newContext({ ...window, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(server.url + path);
  return page;
};
const visit = async (query: string) => {
  const response = await fetch(`${server.url}/search${query}`);
  return { status: response.status, html: await response.text(), headers: response.headers };
};
const q = (text: string) => `?q=${encodeURIComponent(text)}`;

describe.each(Object.entries(windows))('the search on a %s window', (_, window) => {
  it('leads from the field to groups with counts, marked words and the page itself', async () => {
    const page = await open('/search', window);
    await expect.poll(() => page.locator('h1').textContent()).toBe('جست‌وجو');
    await page.locator('#search').fill('سانتريفيوژ');
    await page.locator('#search').press('Enter');
    await page.waitForURL('**/search?q=**');
    await expect.poll(() => page.locator('main h2').first().textContent()).toMatch(/^محصولات[۰-۹]+$/);
    const first = page.locator('main li h3').first();
    await expect.poll(() => first.locator('mark').textContent()).toBe('سانتریفیوژ');
    await expect.poll(() => page.locator('main li p mark').count()).toBeGreaterThan(3);
    const title = await first.textContent();
    await first.locator('a').click();
    await page.waitForURL('**/productdetails/**');
    await expect.poll(() => page.locator('h1').textContent()).toBe(title);
    await page.context().close();
  });

  it('opens all hits of one group, page by page, and goes back', async () => {
    const page = await open(`/search${q('آزمایشگاه')}`, window);
    await page.getByText(/دیدن همهٔ .* نتیجه در محصولات/).click();
    await page.waitForURL('**kind=product**');
    await expect.poll(() => page.locator('main li h3').count()).toBe(12);
    await page.locator('nav[aria-label="صفحه‌های فهرست"] a[rel="next"]').click();
    await page.waitForURL('**page=2**');
    await page.getByText('نتیجه‌های همهٔ بخش‌ها').click();
    await expect.poll(() => page.locator('main section h2').count()).toBeGreaterThan(3);
    await page.context().close();
  });
});

it('leads from a found question to its opened answer', async () => {
  const page = await open(`/search${q('هزینه ارسال')}`);
  const link = page.locator('a[href^="/faqs#faq-"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL('**/faqs#faq-*');
  await expect.poll(() => page.locator(`[id="${href.split('#')[1]}"]`).isVisible()).toBe(true);
  await page.context().close();
});

it('carries no script, is kept from caches and from search engines', async () => {
  const { html, headers } = await visit(q('سانتریفیوژ'));
  expect(html).not.toMatch(/<script(?![^>]*ld\+json)/);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(headers.get('cache-control')).toBe('no-store');
});

it('suggests words and ways when nothing is found', async () => {
  const { html, status } = await visit(q('سانتریفیوژ زرافه'));
  expect(status).toBe(200);
  expect(html).toContain('چیزی برای «سانتریفیوژ زرافه» پیدا نشد');
  expect(html).toContain(`href="/search${q('سانتریفیوژ')}"`);
  expect(html).toContain('href="/products/1"');
});

it.each([
  '"><script>alert(1)</script>',
  "' or 1=1 --",
  '% _ * " : & | ! ( ) < - > \\',
  'NEAR(title body)',
  '🧪\u202E\u0000',
  'ا'.repeat(200),
])('is not broken by %j and shows it as text', async (typed) => {
  const { html, status } = await visit(q(typed));
  expect(status).toBe(200);
  expect(html).not.toContain('<script>alert');
});

it.each([
  ['?q=', 200],
  ['', 200],
  ['?q=a&kind=nonsense', 200],
  ['?q=a&kind=product&page=99', 404],
  ['?q=a&kind=product&page=x', 404],
  [q('ا'.repeat(250)), 200],
] as const)('answers %s with %i', async (query, status) => {
  expect((await visit(query)).status).toBe(status);
});

it('fits 320 px', async () => {
  const page = await open(`/search${q('آزمایشگاه')}`, { viewport: { width: 320, height: 700 } });
  const width = await page.locator('main').evaluate((main) => main.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await page.context().close();
});

it('has nothing for axe to say in either theme', async () => {
  const context = await browser.newContext(windows.desktop);
  const page = await context.newPage();
  for (const path of [`/search${q('سانتریفیوژ')}`, `/search${q('زرافه')}`]) {
    await page.goto(server.url + path);
    expect(await listAxeViolationsInBothThemes(page)).toEqual([]);
  }
  await context.close();
});
