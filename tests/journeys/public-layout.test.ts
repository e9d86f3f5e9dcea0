import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { siteAddresses } from '#contract/site-addresses.ts';
import { fetchContent } from '#kit/fetch-content.ts';
import { withoutPictures } from '#kit/open-browser.ts';
import { openSite } from './open-site.ts';

const { browser, server } = await openSite(withoutPictures);

const openWindow = async (width: number): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  return context.newPage();
};
/** These tests only look: a window for each width serves them all. */
const pages = new Map<number, Page>();
const open = async (path: string, width: number): Promise<Page> => {
  const page = pages.get(width) ?? (await openWindow(width));
  pages.set(width, page);
  await page.setViewportSize({ width, height: 900 });
  await page.goto(server.url + path);
  return page;
};
const topOf = (locator: Locator) =>
  locator.evaluate((node) => Math.round(node.getBoundingClientRect().top + scrollY));
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
/** How many lines of a text are in view. */
const linesOf = (locator: Locator) =>
  locator.evaluate((node) =>
    Math.round(node.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(node).lineHeight)),
  );

describe('a product', () => {
  // accepts 664
  it('is asked for by phone or by a form that names it already', async () => {
    const { phone } = await fetchContent(server.url, '/SiteSettings/Get');
    const page = await open('/productdetails/61', 1280);
    const call = page.locator('main a[href^="tel:"]').first();
    await expect.poll(() => call.textContent()).toBe(`تماس:${phone}`);
    await page.getByRole('link', { name: 'درخواست پیش‌فاکتور' }).click();
    await page.waitForURL('**/contactus?subject=*');
    await expect.poll(() => page.locator('#contact-subject').inputValue()).toContain('BA-960');
  });

  // accepts 665
  it.each([
    [1280, 1_100],
    [360, 1_500],
  ])('shows five facts under its price and, at %i px, its tabs within %i px', async (width, max) => {
    const facts = await fetchContent(server.url, '/ProductSpecifications/GetListByProductId/61');
    const page = await open('/productdetails/61', width);
    const glance = page.getByRole('region', { name: 'در یک نگاه' });
    await expect
      .poll(() => glance.locator('dt').allTextContents())
      .toEqual(facts.slice(0, 5).map((fact: { title: string }) => fact.title));
    const tabs = page.locator('[role="tablist"]');
    await tabs.waitFor();
    expect(await topOf(tabs)).toBeLessThanOrEqual(max);
    await page.getByRole('link', { name: 'ویدئوها' }).click();
    const videos = page.locator('#videos video');
    await expect.poll(() => videos.count()).toBe(2);
    await expect.poll(() => videos.first().isVisible()).toBe(true);
  });
});

// accepts 666
it('begins the page of a video with its player', async () => {
  const video = await fetchContent(server.url, '/Videos/GetById/1');
  const page = await open('/videodetails/1', 1280);
  const player = page.locator('main video');
  const header = await page.locator('.site-header').evaluate((node) => node.getBoundingClientRect().bottom);
  expect((await topOf(player)) - header).toBeLessThanOrEqual(320);
  await expect.poll(() => player.getAttribute('poster')).toContain(video.imageAddressHighQuality);
  await expect
    .poll(() => page.locator('main article img').first().getAttribute('src'))
    .not.toContain(video.imageAddressHighQuality);
});

// accepts 667
it('keeps the cards of a list low while their markup holds the whole cut text', async () => {
  const page = await open('/products/1', 360);
  expect(await heightOf(page)).toBeLessThanOrEqual(9_000);
  const texts = page.locator('.list-card-text');
  expect(await linesOf(texts.first())).toBe(4);
  expect((await texts.first().textContent())?.length).toBeGreaterThan(340);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await linesOf(texts.first())).toBe(5);
});

// accepts 668
it('folds a long lead on a phone, without script, and unfolds it', async () => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  const { totalCount } = await fetchContent(server.url, '/Articles/GetPaging/1/12');
  for (let id = 1; id <= totalCount; id += 1) {
    await page.goto(`${server.url}/articledetails/${id}`);
    const lead = page.locator('.lead-text');
    expect(await linesOf(lead)).toBeLessThanOrEqual(6);
    const size = await lead.evaluate((node) => [
      getComputedStyle(node).fontSize,
      getComputedStyle(document.body).fontSize,
    ]);
    expect(size[0]).toBe(size[1]);
    const head = await page.locator('main article img').first().getAttribute('src');
    const name = /article-\d+/.exec(head ?? '')?.[0];
    expect(name, head ?? '').toBeDefined();
    await expect.poll(() => page.locator(`.reading-body img[src*="${name}-"]`).count()).toBe(0);
  }
  const lead = page.locator('.lead-text');
  await page.locator('.lead-more summary').click();
  expect(await linesOf(lead)).toBeGreaterThan(6);
  await context.close();
});

describe('a carousel', () => {
  // accepts 672
  it.each([
    ['/productdetails/1', 'related'],
    ['/', 'colleagues'],
  ])('of %s with more slides than fit loops at every width', async (path, id) => {
    const page = await open(path, 1280);
    const carousel = page.locator(`section[aria-labelledby="${id}"] .carousel`);
    await carousel.scrollIntoViewIfNeeded();
    await page.locator(`section[aria-labelledby="${id}"] .carousel[data-moving]`).waitFor();
    for (let width = 320; width <= 1920; width += 100) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => carousel.locator('button:is([aria-label="بعدی"], [aria-label="قبلی"]):enabled').count(), {
          message: `${width} px`,
        })
        .toBe(2);
    }
  });

  // accepts 672
  it('with fewer slides than fit is centred, still and without controls', async () => {
    const page = await open('/productdetails/61', 1280);
    const carousel = page.locator('section[aria-labelledby="related"] .carousel');
    await carousel.scrollIntoViewIfNeeded();
    const row = await carousel.boundingBox();
    const card = await carousel.locator('.carousel-slide > *').boundingBox();
    if (!row || !card) throw new Error('nothing is in view');
    expect(Math.abs(row.x + row.width / 2 - card.x - card.width / 2)).toBeLessThanOrEqual(8);
    await expect.poll(() => carousel.getByRole('button').count()).toBe(0);
  });
});

// accepts 670
it('tells of the company with facts, pictures and a drawn timeline, over the whole width', async () => {
  const page = await open('/aboutus', 1280);
  const body = page.locator('.about-body');
  await expect.poll(() => body.locator('> dl').first().locator('dt').count()).toBeGreaterThanOrEqual(4);
  await expect.poll(() => body.locator('figure img').count()).toBeGreaterThanOrEqual(2);
  const years = body.locator('> h2 + dl > div');
  await expect.poll(() => years.count()).toBeGreaterThanOrEqual(5);
  const places = await years.evaluateAll((all) => all.map((year) => year.getBoundingClientRect().right));
  expect(new Set(places.map(Math.round)).size).toBe(4);
  // Words stand in both halves.
  const middle = await page.evaluate(() => innerWidth / 2);
  const halves = await body
    .locator('> p, > figure')
    .evaluateAll((all, at) => all.map((one) => one.getBoundingClientRect().left > at), middle);
  expect(new Set(halves).size).toBe(2);
});

describe('an older version', () => {
  // accepts 671
  it('has a line of its own for its title on a phone', async () => {
    const page = await open(siteAddresses.revisions, 360);
    const titles = page.locator('summary h2');
    const lines = await Promise.all((await titles.all()).map(linesOf));
    expect(Math.max(...lines)).toBeLessThanOrEqual(3);
  });
});

describe('a title band', () => {
  // accepts 734
  it.each([
    siteAddresses.hardwares(),
    siteAddresses.softwares(),
    siteAddresses.productType(1),
    siteAddresses.websites(),
    siteAddresses.articles(),
    siteAddresses.newsList(),
    siteAddresses.videos(),
    siteAddresses.permitsSoft(),
    siteAddresses.permitsHard(),
    siteAddresses.colleagues,
    siteAddresses.revisions,
  ])('leaves the first card of %s above y = 420 at 1280 × 900', async (path) => {
    const page = await open(path, 1280);
    expect(await topOf(page.locator('main .card').first())).toBeLessThan(420);
  });

  // accepts 734
  it('leaves the first contact fact above y = 380', async () => {
    const page = await open(siteAddresses.contact, 1280);
    expect(await topOf(page.locator('main dl dd').first())).toBeLessThan(380);
  });
});
