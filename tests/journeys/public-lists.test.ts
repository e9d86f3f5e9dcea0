import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { cutByGraphemes, fetchContent } from '#kit/fetch-content.ts';
import { windows, withoutPictures } from '#kit/open-browser.ts';
import { openSite } from './open-site.ts';

const { browser, server } = await openSite(withoutPictures);
let page: Page;

beforeAll(async () => {
  // Lists are content screens: everything below is walked without script.
  const context = await browser.newContext({ ...windows.desktop, javaScriptEnabled: false });
  page = await context.newPage();
});

const ask = (path: string, body?: object) => fetchContent(server.url, path, body);
const open = (path: string) => page.goto(server.url + path);

type Card = { title: string; text: string; link: string; action: string; picture: string; whole: string };

const readCards = (): Promise<Card[]> =>
  page.locator('main article').evaluateAll((cards) =>
    cards.map((card) => ({
      title: card.querySelector('h2')?.textContent ?? '',
      text: card.querySelector('p')?.textContent ?? '',
      link: card.querySelector('a')?.getAttribute('href') ?? '',
      action: card.querySelector('a')?.textContent ?? '',
      picture: card.querySelector('img')?.getAttribute('src') ?? '',
      whole: card.textContent ?? '',
    })),
  );

const pagerLinks = (): Promise<string[]> =>
  page
    .locator('nav[aria-label="صفحه‌های فهرست"] a:not([rel])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

type Item = {
  id: number;
  title: string;
  description: string;
  imageAddressLowQuality: string;
  price: number;
  realPrice: number;
  images: { imageAddressLowQuality: string }[];
};

const toman = (amount: number) => `${amount.toLocaleString('fa-IR')} تومان`;

describe('the product lists', () => {
  // accepts 010, 020, 021, 078, 079, 080, 081, 082, 083, 397, 115, 116
  it.each([
    { path: '/hardwares', type: 1 },
    { path: '/softwares', type: 2 },
  ])('$path shows 24 products of type $type a page, page by the address', async ({ path, type }) => {
    for (const pageNumber of [1, 2]) {
      const { pagingResult, totalCount } = await ask('/Products/GetPaging', {
        pageNumber,
        pageCount: 24,
        productTypeId: type,
      });
      await open(`${path}/${pageNumber}`);
      const cards = await readCards();
      expect(cards.map(({ title }) => title)).toEqual(pagingResult.map(({ title }: Item) => title));
      if (pageNumber === 1) expect(cards).toHaveLength(24);
      const pageCount = Math.ceil(totalCount / 24);
      const others = Array.from({ length: pageCount }, (_, at) => `${path}/${at + 1}`).filter(
        (href) => href !== `${path}/${pageNumber}`,
      );
      expect(await pagerLinks()).toEqual(others);
    }
  });

  // accepts 092, 093, 094, 095, 096, 406, 416, 417, 418
  it('show picture, title, text cut at 350, price lines and the way to the review', async () => {
    const { pagingResult } = await ask('/Products/GetPaging', { pageCount: 24, productTypeId: 1 });
    await open('/hardwares/1');
    const cards = await readCards();
    for (const [at, product] of (pagingResult as Item[]).entries()) {
      const card = cards[at] as Card;
      expect(card.text).toBe(cutByGraphemes(product.description, 350));
      expect(card.link).toBe(`/productdetails/${product.id}`);
      expect(card.action).toContain('بررسی محصول');
      expect(card.picture).toContain(product.images[0]?.imageAddressLowQuality);
      const { price, realPrice } = product;
      const isDiscount = price !== realPrice && price > 0;
      if (realPrice > 0) expect(card.whole).toContain(toman(realPrice));
      if (isDiscount) expect(card.whole).toContain(toman(price));
      const struck = page.locator('main article').nth(at).locator('s');
      await expect.poll(() => struck.count()).toBe(isDiscount ? 1 : 0);
      if (price === 0 && realPrice === 0) expect(card.whole).toContain('برای قیمت تماس بگیرید');
    }
    expect((pagingResult as Item[]).some(({ price, realPrice }) => price > 0 && price !== realPrice)).toBe(
      true,
    );
  });

  // accepts 023, 044, 084, 085, 086, 087, 088, 089, 090, 292, 412
  it('by type have the type’s words as head, a trail, and the history button for type 2 alone', async () => {
    const types: { id: number; title: string; description: string; metaDescription: string }[] =
      await ask('/ProductTypes/GetList');
    for (const type of types) {
      await open(`/products/${type.id}`);
      await expect.poll(() => page.locator('h1').textContent()).toBe(type.description);
      const trail = page.locator('nav[aria-label="مسیر صفحه"] li');
      await expect.poll(() => trail.allTextContents()).toEqual(['صفحهٔ نخست', type.title]);
      await expect.poll(() => page.locator('main').textContent()).toContain(type.metaDescription);
      await expect.poll(() => page.locator('main a[href="/revisions"]').count()).toBe(type.id === 2 ? 1 : 0);
      await expect
        .poll(() => page.locator(`header a[href="/products/${type.id}"]`).count())
        .toBeGreaterThan(0);
    }
    await open('/products/1');
    expect(await pagerLinks()).toEqual(['/products/1?page=2']);
    await page.locator('a[rel=next]').click();
    await page.waitForURL(`${server.url}/products/1?page=2`);
    expect(await pagerLinks()).toEqual(['/products/1']);
    // Another type begins at its first page again.
    await open('/products/2');
    await expect.poll(() => page.locator('[aria-current=page]', { hasText: '۱' }).count()).toBeGreaterThan(0);
  });
});

describe('the lists of content', () => {
  const kinds = [
    // accepts 024, 103, 104, 105, 106
    {
      path: '/articles',
      call: '/Articles',
      key: 'ArticlesIndex',
      to: '/articledetails',
      action: 'ادامه مطلب',
    },
    // accepts 026, 107, 108, 109, 110
    { path: '/blogs', call: '/Blogs', key: 'BlogsIndex', to: '/blogdetails', action: 'ادامه مطلب' },
    // accepts 028, 111, 112, 113
    { path: '/videos', call: '/Videos', key: 'VideosIndex', to: '/videodetails', action: 'مشاهده ویدئو' },
    // accepts 022, 097, 098, 099, 100, 101, 102
    {
      path: '/websites',
      call: '/DesignedWebSites',
      key: 'DesignedWebsitesIndex',
      to: '',
      action: 'دیدن سایت',
    },
  ];

  // accepts 011, 291, 398, 405
  it.each(kinds)('$path shows 12 a page with head, cut texts, links and pager', async (kind) => {
    const index = await ask(`/StaticPages/GetByPageKey/${kind.key}`);
    for (const pageNumber of [1, 2]) {
      const { pagingResult, totalCount } = await ask(`${kind.call}/GetPaging/${pageNumber}/12`);
      await open(`${kind.path}/${pageNumber}`);
      await expect.poll(() => page.locator('h1').textContent()).toBe(index.title);
      await expect.poll(() => page.locator('main').textContent()).toContain(index.description);
      const cards = await readCards();
      if (pageNumber === 1) expect(cards).toHaveLength(12);
      expect(cards).toHaveLength(pagingResult.length);
      for (const [at, item] of (pagingResult as (Item & { webSiteUrl: string })[]).entries()) {
        const card = cards[at] as Card;
        expect(card.title).toBe(item.title);
        expect(card.text).toBe(cutByGraphemes(item.description, 512));
        expect(card.picture).toContain(item.imageAddressLowQuality);
        expect(card.action).toContain(kind.action);
        expect(card.link).toBe(kind.to ? `${kind.to}/${item.id}` : new URL(item.webSiteUrl).href);
      }
      expect(await pagerLinks()).toHaveLength(Math.ceil(totalCount / 12) - 1);
      expect(await pagerLinks()).toContain(`${kind.path}/${3 - pageNumber}`);
    }
  });

  it('reads the news under a heading that means news', async () => {
    await open('/blogs/1');
    await expect.poll(() => page.locator('h1').textContent()).toMatch(/اخبار/);
  });
});

describe('the permit lists', () => {
  // accepts 012, 034, 035, 145, 146, 147, 148, 149, 150, 151
  it.each([
    { path: '/permitssoft', type: 1, heading: 'مجوزهای نرم‌افزار' },
    { path: '/permitshard', type: 0, heading: 'مجوزهای سخت‌افزار' },
  ])('$path shows the first 12 of type $type and pages by ?page=', async ({ path, type, heading }) => {
    const index = await ask('/StaticPages/GetByPageKey/PermitsIndex');
    const { pagingResult, totalCount } = await ask(`/Permits/GetPaging/1/12/${type}`);
    await open(path);
    await expect.poll(() => page.locator('h1').textContent()).toBe(heading);
    await expect.poll(() => page.locator('main').textContent()).toContain(index.description);
    const cards = await readCards();
    expect(cards.map(({ text }) => text)).toEqual(
      (pagingResult as Item[]).map(({ description }) => cutByGraphemes(description, 512, ' …')),
    );
    expect(cards.some(({ text }) => text.endsWith(' …'))).toBe(true);
    for (const [at, permit] of (pagingResult as Item[]).entries()) {
      expect(cards[at]).toMatchObject({ title: permit.title, link: `/permitdetails/${permit.id}` });
      expect(cards[at]?.action).toContain('ادامه مقاله');
      expect(cards[at]?.picture).toContain(permit.imageAddressLowQuality);
    }
    const last = Math.ceil(totalCount / 12);
    expect(await pagerLinks()).toEqual(Array.from({ length: last - 1 }, (_, at) => `${path}?page=${at + 2}`));
    await open(`${path}?page=2`);
    expect(await readCards()).toHaveLength(Math.min(12, totalCount - 12));
  });
});
