import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { contentCalls } from '#contract/content/calls.ts';
import { staticPageKeys } from '#contract/content/entities.ts';
import type { SearchResult } from '#contract/content/search.ts';
import { contentSuccess } from '#contract/envelope.ts';
import { makeDemoDatabase } from '#kit/make-demo-database.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';

/** Every call once, as the screens make it. */
const everyCall: [name: keyof typeof contentCalls, path: string, body?: object][] = [
  ['pageProducts', '/Products/GetPaging', { pageNumber: 1, pageCount: 24, permitType: 0, productTypeId: 1 }],
  ['topProducts', '/Products/GetTopByProductTypeId/1/6'],
  ['getProduct', '/Products/GetById/1'],
  ['listProductTypes', '/ProductTypes/GetList'],
  ['getProductType', '/ProductTypes/GetById/2'],
  ['listProductSpecifications', '/ProductSpecifications/GetListByProductId/1'],
  ['listProductCustomers', '/ProductCustomers/GetListByProductId/1'],
  ['listProductImages', '/ProductImages/GetListByProductId/1'],
  ['pageVideos', '/Videos/GetPaging/1/12'],
  ['topVideos', '/Videos/GetTop/4'],
  ['getVideo', '/Videos/GetById/1'],
  ['pageArticles', '/Articles/GetPaging/1/12'],
  ['topArticles', '/Articles/GetTop/4'],
  ['getArticle', '/Articles/GetById/1'],
  ['pageBlogs', '/Blogs/GetPaging/1/12'],
  ['topBlogs', '/Blogs/GetTop/4'],
  ['getBlog', '/Blogs/GetById/1'],
  ['listColleagues', '/Colleagues/GetList'],
  ['listFaqs', '/FAQs/GetList'],
  ['pageDesignedWebSites', '/DesignedWebSites/GetPaging/1/12'],
  ['listGalleryGroups', '/GalleryGroups/GetList'],
  ['getGalleryGroup', '/GalleryGroups/GetById/1'],
  ['listGalleryImages', '/GalleryImages/GetListByGalleryGroupId/1'],
  ['listDynamicPages', '/DynamicPages/GetList'],
  ['getDynamicPage', '/DynamicPages/GetById/1'],
  ['pagePermits', '/Permits/GetPaging/1/12/1'],
  ['topPermits', '/Permits/GetTop/5'],
  ['getPermit', '/Permits/GetById/1'],
  ['pageRevisions', '/BORevisions/Paging', { pageIndex: 1, pageSize: 10, search: '' }],
  ['findContent', `/Search/Find?q=${encodeURIComponent('سانتریفیوژ')}`],
  ['getSiteSettings', '/SiteSettings/Get'],
];

describe.each(['sqlite', 'postgres'] as const)('the content API on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(engine === 'postgres' ? { DATABASE_URL: await makeDemoDatabase() } : {});
  });
  afterAll(() => server.stop());

  const call = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/v1${path}`, {
      ...(body === undefined
        ? {}
        : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    });
  // biome-ignore lint/suspicious/noExplicitAny: a stranger knows no types
  const resultOf = async (path: string, body?: unknown): Promise<any> => {
    const envelope = (await (await call(path, body)).json()) as { isSuccess: boolean; result: unknown };
    expect(envelope.isSuccess).toBe(true);
    return envelope.result;
  };

  // accepts 250, 252, 253, 254, 255, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 271
  // accepts 336, 337, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356
  // accepts 357, 358, 359, 360, 361, 362, 364, 365, 366
  it.each(everyCall)('answers %s at its exact path with the exact fields', async (name, path, body) => {
    const response = await call(path, body);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const envelope: unknown = await response.json();
    const { result } = contentCalls[name] as Call;
    expect(contentSuccess(result).parse(envelope)).toEqual(envelope);
  });

  // accepts 251, 335
  it.each(staticPageKeys)('has the static page %s', async (key) => {
    const page = await resultOf(`/StaticPages/GetByPageKey/${key}`);
    expect(page).toMatchObject({ pageKey: key });
    expect(page.title.length).toBeGreaterThan(2);
  });

  // accepts 049
  it('gives the three slides of the home page', async () => {
    const home = await resultOf('/StaticPages/GetByPageKey/HomeIndex');
    for (const n of [1, 2, 3]) expect(home[`slideShowImageAddress${n}`]).toMatch(/^\/media\//);
  });

  // accepts 270, 272, 400
  it('fills in the defaults of a paging body', async () => {
    const page = await resultOf('/Products/GetPaging', {});
    expect(page.pagingResult).toHaveLength(12);
    expect(page.totalPages).toBe(Math.ceil(page.totalCount / 12));
  });

  // accepts 078, 081, 397, 403
  it('pages 30 hardware and 27 software products, 24 a page', async () => {
    for (const [productTypeId, total] of [
      [1, 30],
      [2, 27],
    ]) {
      const second = await resultOf('/Products/GetPaging', { pageNumber: 2, pageCount: 24, productTypeId });
      expect(second).toMatchObject({ totalCount: total, totalPages: 2 });
      expect(second.pagingResult).toHaveLength((total ?? 0) - 24);
      expect(
        second.pagingResult.every((one: { productTypeId: number }) => one.productTypeId === productTypeId),
      ).toBe(true);
    }
  });

  // accepts 337, 338
  it('takes the count first and the type second in the top call', async () => {
    expect(await resultOf('/Products/GetTopByProductTypeId/2/4')).toHaveLength(2);
    const [featured] = await resultOf('/Products/GetTopByProductTypeId/1/6');
    expect(featured.productTypeId).toBe(6);
  });

  // accepts 256
  it('has discounted, full-price, free-price and call-for-price products', async () => {
    const { pagingResult } = await resultOf('/Products/GetPaging', { pageCount: 100 });
    const kinds = pagingResult.map(({ price, realPrice }: { price: number; realPrice: number }) =>
      realPrice === 0 && price === 0
        ? 'call'
        : price === 0
          ? 'zero'
          : price < realPrice
            ? 'discount'
            : 'full',
    );
    expect(new Set(kinds)).toEqual(new Set(['call', 'zero', 'discount', 'full']));
  });

  it('orders products by priority, then the newest, and shows no hidden one', async () => {
    const { pagingResult } = await resultOf('/Products/GetPaging', { pageCount: 100 });
    const order = pagingResult.map((one: { showPriority: number; id: number }) => [
      one.showPriority,
      -one.id,
    ]);
    expect(order).toEqual(
      order.toSorted(([a, b]: number[], [c, d]: number[]) => (a ?? 0) - (c ?? 0) || (b ?? 0) - (d ?? 0)),
    );
    expect(pagingResult.every((one: { isShow: boolean }) => one.isShow)).toBe(true);
    expect((await call('/Products/GetById/94')).status).toBe(404);
  });

  // accepts 172
  it('orders colleagues by priority', async () => {
    const priorities = (await resultOf('/Colleagues/GetList')).map(
      (one: { showPriority: number }) => one.showPriority,
    );
    expect(priorities).toEqual(priorities.toSorted((a: number, b: number) => a - b));
  });

  // accepts 363
  it('pages both kinds of permits apart', async () => {
    for (const permitType of [0, 1]) {
      const { pagingResult, totalCount } = await resultOf(`/Permits/GetPaging/1/12/${permitType}`);
      expect(totalCount).toBe(14);
      expect(pagingResult).toHaveLength(12);
      expect(pagingResult.every((one: { permitType: number }) => one.permitType === permitType)).toBe(true);
    }
  });

  // accepts 269, 367
  it('gives the menu its three lists', async () => {
    expect((await resultOf('/DynamicPages/GetList'))[0]).toEqual({
      id: expect.any(Number),
      title: expect.any(String),
      parentId: expect.any(Number),
    });
    expect((await resultOf('/ProductTypes/GetList')).map((one: { id: number }) => one.id)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
    expect(await resultOf('/GalleryGroups/GetList')).toHaveLength(3);
  });

  // accepts 267, 273, 399
  it('pages revisions by index, reads 0 as the first page, and searches with folded letters', async () => {
    const first = await resultOf('/BORevisions/Paging', { pageIndex: 1, pageSize: 10 });
    expect(first.totalCount).toBe(12);
    expect(await resultOf('/BORevisions/Paging', { pageIndex: 0, pageSize: 10 })).toEqual(first);
    expect(
      first.pagingResult.some((one: { imageAddresses: string }) => one.imageAddresses.includes(';')),
    ).toBe(true);
    const { versionNumber } = first.pagingResult[0];
    const found = await resultOf('/BORevisions/Paging', { search: versionNumber });
    expect(found.pagingResult.map((one: { versionNumber: string }) => one.versionNumber)).toContain(
      versionNumber,
    );
    expect((await resultOf('/BORevisions/Paging', { search: "%_'; drop table" })).totalCount).toBe(0);
  });

  it.each([
    '/Articles/GetById/999999',
    '/Products/GetById/123456789',
    '/StaticPages/GetByPageKey/NoSuchPage',
    '/ProductSpecifications/GetListByProductId/94',
    '/NoSuchCall',
    '/articles/GetById/1',
  ])('says 404 in its envelope for %s', async (path) => {
    const response = await call(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      isSuccess: false,
      result: null,
      error: { code: 'not_found' },
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    '/Articles/GetById/abc',
    '/Articles/GetById/-1',
    '/Articles/GetById/1.5',
    '/Articles/GetById/۱',
    '/Articles/GetById/1234567890',
    '/Articles/GetPaging/0/12',
    '/Articles/GetPaging/1/101',
    '/Articles/GetPaging/10001/12',
    '/Articles/GetTop/51',
    '/Articles/GetTop/0',
    '/Permits/GetPaging/1/12/2',
    '/StaticPages/GetByPageKey/Home%20Index',
  ])('says 400 in its envelope for %s', async (path) => {
    const response = await call(path);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ isSuccess: false, error: { code: 'invalid_input' } });
  });

  it.each<[string, string, number]>([
    ['a page of zero', '{"pageNumber":0}', 400],
    ['a page size above 100', '{"pageCount":101}', 400],
    ['an unknown key', '{"pageNumber":1,"isAdmin":true}', 400],
    ['a text for a number', '{"pageNumber":"1"}', 400],
    ['malformed JSON', '{"pageNumber":', 400],
    ['an empty body', '', 400],
    ['an array', '[]', 400],
    ['a NUL character', '{"search":"\\u0000"}', 400],
    ['what is too deep', `${'['.repeat(25)}${']'.repeat(25)}`, 400],
    ['what is too large', `{"x":"${'a'.repeat(33_000)}"}`, 413],
  ])('refuses %s in its envelope', async (_, body, status) => {
    const response = await call('/Products/GetPaging', body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ isSuccess: false, result: null });
  });

  it('refuses what is not JSON, is compressed or is not UTF-8', async () => {
    expect((await call('/Products/GetPaging', '{}', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await call('/Products/GetPaging', '{}', { 'content-encoding': 'gzip' })).status).toBe(415);
    const broken = await fetch(`${server.url}/api/v1/Products/GetPaging`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
    });
    expect(broken.status).toBe(400);
  });

  it('names the allowed method when the method is wrong', async () => {
    const response = await call('/Articles/GetTop/4', {});
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await response.json()).toMatchObject({ isSuccess: false, error: { code: 'method_not_allowed' } });
    expect((await call('/Products/GetPaging')).headers.get('allow')).toBe('POST');
  });

  it('answers again with 304 when the caller holds the same bytes', async () => {
    const first = await call('/Articles/GetTop/4');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    const again = await call('/Articles/GetTop/4', undefined, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('answers HEAD like GET without a body', async () => {
    const response = await fetch(`${server.url}/api/v1/FAQs/GetList`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it('describes itself in OpenAPI 3.1 with every call of the contract', async () => {
    const document = (await (await call('/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, object>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const { path, method } of Object.values(contentCalls)) {
      expect(document.paths[path], path).toHaveProperty(method);
    }
  });

  describe('search', () => {
    const ask = (query: string) => fetch(`${server.url}/api/v1/Search/Find${query}`);
    const find = async (q: string, more = ''): Promise<SearchResult> => {
      const response = await ask(`?q=${encodeURIComponent(q)}${more}`);
      expect(response.status).toBe(200);
      return ((await response.json()) as { result: SearchResult }).result;
    };

    it('finds the demo by words of every kind and leads to pages of the site', async () => {
      const kinds = new Set<string>();
      for (const word of ['سانتریفیوژ', 'آزمایشگاه', 'مجوز', 'گارانتی', 'نسخه', 'ویدئو']) {
        const { groups } = await find(word);
        for (const { kind, hits } of groups) {
          kinds.add(kind);
          for (const { address } of hits) expect(address).toMatch(/^\/[a-z]+[/?#]/);
        }
      }
      expect(kinds.size).toBe(8);
    });

    it('pages one group', async () => {
      const { groups } = await find('آزمایشگاه', '&kind=product&pageNumber=2&pageCount=10');
      expect(groups).toHaveLength(1);
      expect(groups[0]?.kind).toBe('product');
      expect(groups[0]?.hits).toHaveLength(10);
    });

    it('never finds the product that is not shown', async () => {
      const { groups } = await find('آزمایشگاه', '&kind=product');
      const ids = groups.flatMap(({ hits }) => hits.map(({ id }) => id));
      expect(ids.length).toBeGreaterThan(0);
      expect(ids).not.toContain(94);
    });

    it('answers an empty search with an empty result', async () => {
      const empty = { words: [], totalCount: 0, groups: [], suggestions: [] };
      expect(await find('')).toEqual(empty);
      expect(await find(' %_"\'*:&|!()<->\\ ')).toEqual(empty);
      expect(((await (await ask('')).json()) as { result: object }).result).toEqual(empty);
    });

    it.each([
      `?q=${'a'.repeat(201)}`,
      '?q=a&kind=customer',
      '?q=a&pageNumber=0',
      '?q=a&pageNumber=11',
      '?q=a&pageNumber=x',
      '?q=a&pageCount=13',
    ])('says 400 in its envelope for %s', async (query) => {
      const response = await ask(query);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ isSuccess: false, error: { code: 'invalid_input' } });
    });
  });
});
