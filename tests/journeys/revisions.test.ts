import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeViolations } from '#kit/collect-violations.ts';
import { fetchContent } from '#kit/fetch-content.ts';
import { windows, withoutPictures } from '#kit/open-browser.ts';
import { type ForeignApi, type StrangerAnswer, startForeignApi } from '#kit/start-foreign-api.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';
import { listAxeViolationsInBothThemes } from './list-axe-violations.ts';
import { measureCarousel } from './measure-carousel.ts';
import { openSite, type Site } from './open-site.ts';

const { browser, server } = await openSite(withoutPictures);
let elsewhere: TestServer;
let api: ForeignApi;
/** How the other company's API answers; each test sets its own. */
let behave: (path: string) => StrangerAnswer = () => ({ refused: 200 });

beforeAll(async () => {
  api = await startForeignApi((path) => behave(path));
  elsewhere = await startServer({ API_ORIGIN: api.url, DEMO: 'false' });
});
afterAll(async () => {
  await elsewhere.stop();
  await api.stop();
});

const failure = 'خطا در دریافت لیست نسخه‌ها';
const cards = (page: Page) => page.locator('main article');
const open = async (
  path: string,
  options: BrowserContextOptions = windows.desktop,
  at: Site = server,
): Promise<Page> => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(at.url + path, { waitUntil: 'networkidle' });
  return page;
};

/** When the list's own script listens. Before that its links and its form are plain ones. */
const awaitScript = (page: Page): Promise<void> => page.locator('[data-turned][aria-busy="false"]').waitFor();

const revision = (id: number, more: object = {}) => ({
  id,
  title: `نسخه ${id}`,
  versionNumber: `1.${id}`,
  description: 'شرح',
  bodyText: '<p>متن</p>',
  imageAddresses: '',
  videoAddress: null,
  manualPdfAddress: null,
  features: [],
  publishedAt: '2026-01-05T08:00:00.000Z',
  ...more,
});
const answerRevisions = (list: object[], totalCount = list.length) => {
  behave = (path) =>
    path === '/BORevisions/Paging'
      ? { result: { pagingResult: list, totalCount, totalPages: Math.ceil(totalCount / 10) } }
      : { refused: 200 };
};

// accepts 864
it('unfold on arrival the newest version with something to see, beside the newest', async () => {
  answerRevisions([revision(3), revision(2), revision(1, { manualPdfAddress: '/media/a.pdf' })]);
  const page = await open('/revisions', windows.desktop, elsewhere);
  await expect.poll(() => page.locator('details[open] h2').allTextContents()).toEqual(['نسخه 1']);
  await page.context().close();
});

describe.each(Object.entries(windows))('the revisions on a %s window', (_, window) => {
  // accepts 037, 154, 155, 158, 159, 399
  it('show ten cards with all that a revision has', async () => {
    const { pagingResult } = await fetchContent(server.url, '/BORevisions/Paging', {
      pageIndex: 1,
      pageSize: 10,
    });
    const page = await open('/revisions', window);
    await expect.poll(() => cards(page).count()).toBe(10);
    for (const [at, one] of pagingResult.entries()) {
      const card = cards(page).nth(at);
      await expect.poll(() => card.locator('h2').textContent()).toBe(one.title);
      const text = (await card.textContent()) ?? '';
      expect(text).toContain(`نسخهٔ ${one.versionNumber}`);
      expect(text).toContain(one.description);
      for (const feature of one.features) expect(text).toContain(feature);
      expect(text.includes('ویژگی‌های تازه')).toBe(one.features.length > 0);
      await expect
        .poll(() => card.locator('.carousel-slide img').count())
        .toBe(one.imageAddresses.split(';').filter(Boolean).length);
      await expect
        .poll(() => card.locator('video source[src$=".mp4"]').count())
        .toBe(one.videoAddress ? 1 : 0);
      await expect.poll(() => card.locator('a[download]').count()).toBe(one.manualPdfAddress ? 1 : 0);
    }
    await expect
      .poll(() => page.locator('video').first().textContent())
      .toBe('مرورگر شما از پخش ویدئو پشتیبانی نمی‌کند');
    await page.context().close();
  });

  // accepts 160, 162, 163, 164, 165, 401
  it('turn their pages with a loading text and disabled ends', async () => {
    const page = await open('/revisions', window);
    const pager = page.locator('nav[aria-label="صفحه‌های نسخه‌ها"]');
    await expect.poll(() => pager.locator('button:disabled').textContent()).toContain('قبلی');
    await expect.poll(() => pager.textContent()).toContain('صفحه ۱ از ۲');
    await expect.poll(() => pager.locator('a').textContent()).toContain('صفحه ۲');
    let goOn = () => {};
    const held = new Promise<void>((done) => {
      goOn = done;
    });
    await page.route('**/revisions?page=2', async (route) => {
      await held;
      await route.continue();
    });
    await awaitScript(page);
    await pager.locator('a').click();
    await page.getByText('در حال بارگذاری…').waitFor();
    goOn();
    await expect.poll(() => cards(page).count()).toBe(2);
    expect(page.url()).toContain('/revisions?page=2');
    await expect.poll(() => page.getByText('در حال بارگذاری…').count()).toBe(0);
    await expect.poll(() => pager.locator('button:disabled').textContent()).toContain('بعدی');
    await expect.poll(() => pager.locator('a').textContent()).toContain('صفحه ۱');
    await page.context().close();
  });
});

// accepts 391, 392, 161
it('say that a page did not arrive, log it, and stop loading', async () => {
  const page = await open('/revisions');
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await awaitScript(page);
  await page.route('**/revisions?page=2', (route) => route.abort());
  await page.locator('nav[aria-label="صفحه‌های نسخه‌ها"] a').click();
  await page.getByText(failure).waitFor();
  await expect.poll(() => page.getByText('در حال بارگذاری…').count()).toBe(0);
  expect(logged.some((line) => line.includes(failure))).toBe(true);
  await expect.poll(() => cards(page).count()).toBe(10);
  await page.unroute('**/revisions?page=2');
  await page.getByRole('link', { name: 'تلاش دوباره' }).click();
  await expect.poll(() => cards(page).count()).toBe(2);
  await page.context().close();
});

// accepts 161, 391, 392
it('say it too when the API fails on the way to the first page, and stay silent after a refusal', async () => {
  behave = () => ({ broken: 502 });
  const failed = await fetch(`${elsewhere.url}/revisions`);
  expect(failed.status).toBe(200);
  expect(await failed.text()).toContain(failure);
  await expect.poll(() => elsewhere.output()).toContain('the list of revisions did not arrive');
  behave = () => ({ refused: 200 });
  const silent = await (await fetch(`${elsewhere.url}/revisions`)).text();
  expect(silent).not.toContain(failure);
  expect(silent).not.toContain('<article');
});

it('send what is typed in the box as search, with pages counted from 1', async () => {
  answerRevisions([revision(1)]);
  await fetch(`${elsewhere.url}/revisions?q=${encodeURIComponent('برچسب')}`);
  expect(api.calls.findLast(({ path }) => path === '/BORevisions/Paging')?.body).toEqual({
    pageIndex: 1,
    pageSize: 10,
    search: 'برچسب',
  });
});

// accepts 163, 401
it('have no pager for ten, and one for eleven', async () => {
  const ten = Array.from({ length: 10 }, (_, at) => revision(at + 1));
  answerRevisions(ten);
  expect(await (await fetch(`${elsewhere.url}/revisions`)).text()).not.toContain('صفحه‌های نسخه‌ها');
  answerRevisions(ten, 11);
  expect(await (await fetch(`${elsewhere.url}/revisions`)).text()).toContain('صفحه‌های نسخه‌ها');
});

// accepts 156, 157, 415
it('show pictures 1, 2 or 3 in view, with arrows and dots, looping and never by themselves', async () => {
  const images = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      at % 2 ? `https://cdn.example/${at}.webp` : `/media/${at}.webp`,
    ).join(';');
  answerRevisions([1, 2, 3, 7].map((count) => revision(count, { imageAddresses: images(count) })));
  const context = await browser.newContext(windows.desktop);
  await context.route(/\.webp/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  const page = await context.newPage();
  await page.goto(`${elsewhere.url}/revisions`);
  for (const folded of await page.locator('main details > summary').all()) await folded.click();
  const carousel = page.locator('#revision-7 .carousel[data-moving]');
  await carousel.waitFor();
  const sources = await page
    .locator('#revision-2 img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  expect(sources[0]).toMatch(new RegExp(`^${api.url}/media/0\\.webp`));
  expect(sources[1]).toBe('https://cdn.example/1.webp');
  for (const [width, inView] of [
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await measureCarousel(carousel)).inView).toBe(inView);
  }
  // All in view: nothing to move. One more than in view: it moves.
  for (const count of [1, 2, 3]) {
    await expect.poll(() => page.locator(`#revision-${count} button:visible`).count()).toBe(0);
  }
  await page.setViewportSize({ width: 639, height: 900 });
  for (const count of [2, 3, 7]) {
    const one = page.locator(`#revision-${count} .carousel`);
    await expect.poll(() => one.locator('.carousel-dot:visible').count()).toBe(count);
    await expect.poll(() => one.getByLabel('توقف حرکت خودکار').count()).toBe(0);
    await one.getByLabel('قبلی', { exact: true }).click();
    await expect
      .poll(() =>
        one
          .locator('.carousel-dot')
          .nth(count - 1)
          .getAttribute('aria-current'),
      )
      .toBe('true');
    await one.locator('.carousel-viewport').press('ArrowLeft');
    await expect.poll(() => one.locator('.carousel-dot').first().getAttribute('aria-current')).toBe('true');
  }
  // Pictures of strange hosts are named as the content names them; the policy of the page does not let them in.
  for (const stopped of takeViolations()) expect(stopped).toContain('img-src https://cdn.example/');
  await context.close();
});

it('are searched with script too, and found again as they were by going back', async () => {
  const page = await open('/revisions');
  await awaitScript(page);
  await page.locator('#revision-search').fill('4.12.0');
  await page.locator('#revision-search').press('Enter');
  await page.waitForURL('**q=4.12.0');
  await page.getByText('نسخه برای «4.12.0»').waitFor();
  await page.goBack();
  await expect.poll(() => cards(page).count()).toBe(10);
  await expect.poll(() => page.getByText('در حال بارگذاری…').count()).toBe(0);
  await page.context().close();
});

it('are searched and turned without script', async () => {
  const page = await open('/revisions', { ...windows.phone, javaScriptEnabled: false });
  await page.locator('nav[aria-label="صفحه‌های نسخه‌ها"] a').click();
  await page.waitForURL('**/revisions?page=2');
  await expect.poll(() => cards(page).count()).toBe(2);
  await page.locator('#revision-search').fill('هیچ‌جا نیست');
  await page.locator('#revision-search').press('Enter');
  await page.getByText('نسخه‌ای پیدا نشد').waitFor();
  await page.locator('#revision-search').fill('4.12.0');
  await page.locator('#revision-search').press('Enter');
  await page.waitForURL('**q=4.12.0');
  await expect.poll(() => cards(page).first().textContent()).toContain('4.12');
  await page.context().close();
});

it.each([
  ['/revisions?page=99', 404],
  ['/revisions?page=x', 404],
  ['/revisions?page=0', 404],
  ['/revisions?page=2', 301],
])('answers %s with %i', async (path, status) => {
  const address = status === 301 ? path.replace('2', encodeURIComponent('۲')) : path;
  expect((await fetch(server.url + address, { redirect: 'manual' })).status).toBe(status);
});

it('have nothing for axe to say in either theme', async () => {
  const page = await open('/revisions?page=2');
  expect(await listAxeViolationsInBothThemes(page)).toEqual([]);
  await page.context().close();
});

// accepts 671, 864
it('name their product, with the older ones folded under an index of versions', async () => {
  const page = await open('/revisions');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4_500);
  for (const title of await cards(page).locator('h2').allTextContents()) {
    expect(title).toMatch(/^[A-Za-z][A-Za-z ]+: /);
  }
  const index = page.getByRole('region', { name: 'نسخه‌های پیشین' });
  await expect.poll(() => index.locator('details:not([open])').count()).toBe(8);
  const folded = await index.locator('details:not([open]) h2').first().getAttribute('id');
  const first = index.locator('article', { has: page.locator(`#${folded}`) });
  await expect.poll(() => first.locator('video, .prose').first().isVisible()).toBe(false);
  await first.locator('summary').click();
  await expect.poll(() => first.locator('.prose').first().isVisible()).toBe(true);
  await page.context().close();
});
