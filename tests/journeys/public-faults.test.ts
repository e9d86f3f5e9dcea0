import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ForeignApi, type StrangerAnswer, startForeignApi } from '#kit/start-foreign-api.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';

const meta = { metaTitle: '', metaDescription: '', metaKeywords: '' };
const pictures = { imageAddressHighQuality: '/media/a-high.webp', imageAddressLowQuality: null };

const product = (id: number) => ({
  id,
  title: `دستگاه ${id}`,
  description: 'شرح',
  bodyText: '',
  productTypeId: 1,
  showPriority: 1,
  images: [{ id: 1, title: '', ...pictures }],
  isShow: true,
  price: 0,
  realPrice: 0,
  ...meta,
  videoAddress: null,
  installVideoAddress: null,
  userManualAddress: null,
});
const item = {
  id: 5,
  title: 'نوشته',
  bodyText: '<p>متن</p>',
  publishedAt: '2026-01-05T08:00:00.000Z',
  ...pictures,
  ...meta,
  videoAddress: null,
  permitType: 0,
  parentId: 0,
  description: `${'الف'.repeat(60)} </script><script>alert(1)</script>`,
};

/** What the site meets; each test sets its own. */
let behave: (path: string, body: Record<string, unknown>) => StrangerAnswer = () => ({ refused: 200 });
let api: ForeignApi;
let server: TestServer;

beforeAll(async () => {
  api = await startForeignApi((path, body) => behave(path, body));
  server = await startServer({ API_ORIGIN: api.url, DEMO: 'false' });
});
afterAll(async () => {
  await server.stop();
  await api.stop();
});

/** The API never answers, so a page that comes gave up on it after its 2 to 3 s; a busy machine adds its own delay. */
const patienceMs = 8_000;

const visit = async (path: string) => {
  const started = performance.now();
  const response = await fetch(server.url + path, { redirect: 'manual' });
  const html = await response.text();
  const { status, headers } = response;
  return { status, html, ms: performance.now() - started, caching: headers.get('cache-control') };
};

const lists = [
  ...['/articles/1', '/blogs/1', '/videos/1', '/websites/1', '/hardwares/1', '/softwares/1'],
  ...['/products/1', '/permitssoft', '/permitshard', '/colleagues', '/faqs'],
];
const details = ['/articledetails/5', '/blogdetails/5', '/videodetails/5', '/permitdetails/5', '/page/5'];
const retry = 'تلاش دوباره';

describe('an API that says isSuccess false', () => {
  // accepts 114, 381, 395
  it.each([...lists, '/aboutus', '/contactus'])('leaves %s empty and says nothing', async (path) => {
    behave = () => ({ refused: 200 });
    const { status, html, caching } = await visit(path);
    expect(status).toBe(200);
    expect(html).toContain('<h1');
    expect(html).not.toContain('<article');
    expect(html).not.toContain(retry);
    expect(html).not.toContain('هنوز چیزی اینجا نیست');
    expect(caching).toBe('no-store');
  });

  it.each(details)('shows nothing at %s', async (path) => {
    behave = () => ({ refused: 200 });
    const { status, html } = await visit(path);
    expect(status).toBe(200);
    expect(html).not.toContain('<article');
    expect(html).not.toContain(retry);
    expect(html).toContain('noindex');
  });

  it.each(details)('with 404 makes %s a 404', async (path) => {
    behave = () => ({ refused: 404 });
    expect((await visit(path)).status).toBe(404);
  });
});

describe('an API that fails', () => {
  // accepts 382
  it.each(lists)('leaves %s usable, with a quiet retry', async (path) => {
    for (const answer of [{ broken: 502 }, { refused: 500 }]) {
      behave = () => answer;
      const { status, html, caching } = await visit(path);
      expect(status).toBe(200);
      expect(html).toContain('<h1');
      expect(html).toContain(`href="${path}"`);
      expect(html).toContain(retry);
      expect(caching).toBe('no-store');
    }
  });

  it.each([...details, '/aboutus'])(
    'makes %s a 503 in the site’s shell, with a quiet retry',
    async (path) => {
      behave = () => ({ broken: 500 });
      const { status, html } = await visit(path);
      expect(status).toBe(503);
      expect(html).toContain(retry);
      expect(html).toContain('site-footer');
    },
  );

  it('gives no half sitemap and no half feed', async () => {
    behave = (path) => (path.startsWith('/Videos') ? { broken: 500 } : { result: [] });
    for (const path of ['/sitemap.xml', '/feeds/videos.xml']) {
      const { status, caching } = await visit(path);
      expect([status, caching], path).toEqual([503, 'no-store']);
    }
  });
});

describe('an API whose items bring no pictures', () => {
  const picture = { id: 9, title: 'نما', description: '', ...pictures };
  // accepts 863
  it.each([
    ['/productdetails/4', '/ProductImages/GetListByProductId/4', { ...product(4), images: undefined }],
    ['/gallery/4', '/GalleryImages/GetListByGalleryGroupId/4', { id: 4, title: 'کارگاه', description: '' }],
  ])('shows at %s those that %s lists', async (path, listPath, result) => {
    const list = [{ ...picture, galleryGroupId: 4 }];
    behave = (asked) => {
      if (asked === listPath) return { result: list };
      return /GetById\/4$/.test(asked) ? { result } : { refused: 200 };
    };
    const { status, html } = await visit(path);
    expect(status).toBe(200);
    expect(html).toContain('/media/a-high.webp');
  });
});

describe('an API that hangs', () => {
  it.each(['at once', 'in the body'] as const)('%s does not hold a page longer than 3 s', async (hangs) => {
    behave = () => ({ hangs });
    const visits = await Promise.all(
      ['/', '/articles/1', '/products/7', '/faqs', '/articledetails/5'].map(visit),
    );
    for (const { ms, html } of visits) {
      expect(ms).toBeLessThan(patienceMs);
      expect(html).toContain(retry);
      expect(html).toContain('site-footer');
    }
  });

  it('only in the list still shows the shell, the heading and the intro', async () => {
    behave = (path) => {
      if (path.startsWith('/Articles')) return { hangs: 'at once' };
      if (path.includes('ArticlesIndex')) {
        const slides = {
          slideShowImageAddress1: null,
          slideShowImageAddress2: null,
          slideShowImageAddress3: null,
        };
        const page = {
          id: 1,
          title: 'نوشته‌ها',
          description: 'پیش‌گفتار',
          bodyText: '',
          pageKey: 'ArticlesIndex',
        };
        return { result: { ...page, ...slides, slides: [], ...meta } };
      }
      return { refused: 200 };
    };
    const { html, ms } = await visit('/articles/1');
    expect(ms).toBeLessThan(patienceMs);
    expect(html).toContain('نوشته‌ها');
    expect(html).toContain('پیش‌گفتار');
    expect(html).toContain(retry);
  });
});

describe('an empty list', () => {
  it('is a page of its own, and has no second page', async () => {
    behave = () => ({ result: { pagingResult: [], totalCount: 0, totalPages: 0 } });
    const first = await visit('/articles/1');
    expect(first.status).toBe(200);
    expect(first.html).toContain('هنوز چیزی اینجا نیست');
    expect((await visit('/articles/2')).status).toBe(404);
    expect((await visit('/articles/99999')).status).toBe(404);
  });
});

describe('the number of /products', () => {
  const products = Array.from({ length: 60 }, (_, at) => product(at + 1));
  const type = { id: 1, title: 'تجهیزات', description: 'سرصفحه', ...pictures, ...meta };

  // accepts 091
  it('is a page of all products where no such type exists, hidden from search engines', async () => {
    behave = (path, body) => {
      if (path === '/ProductTypes/GetById/1') return { result: type };
      if (path === '/ProductTypes/GetList') return { result: [type] };
      if (path.startsWith('/ProductTypes')) return { refused: 404 };
      if (path !== '/Products/GetPaging') return { refused: 200 };
      const start = (Number(body.pageNumber) - 1) * Number(body.pageCount);
      const pagingResult = products.slice(start, start + Number(body.pageCount));
      return { result: { pagingResult, totalCount: products.length, totalPages: 3 } };
    };
    const second = await visit('/products/2');
    expect(second.status).toBe(200);
    expect(second.html).toContain('دستگاه 25<');
    expect(second.html).not.toContain('دستگاه 24<');
    expect(second.html).toContain('content="noindex"');
    expect(api.calls.findLast(({ path }) => path === '/Products/GetPaging')?.body).toEqual({
      pageNumber: 2,
      pageCount: 24,
    });
    // Page 1 of all products has no address of its own: /products/1 is a type.
    expect(second.html).toContain('href="/products/3"');
    expect(second.html).not.toContain('aria-label="صفحه ۱"');
    expect((await visit('/products/3')).status).toBe(200);
    expect((await visit('/products/4')).status).toBe(404);
    const first = await visit('/products/1');
    expect(first.html).toContain('سرصفحه');
    expect(first.html).not.toContain('noindex');
  });
});

describe('what a stranger’s API sends', () => {
  it('reaches machines as data that can not break out, and falls back where meta is empty', async () => {
    behave = (path) => (path === '/Articles/GetById/5' ? { result: item } : { refused: 200 });
    const { html } = await visit('/articledetails/5');
    expect(html).toContain('<title>نوشته</title>');
    expect(html).not.toContain('name="keywords"');
    expect(html).not.toContain('<script>alert');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const graph = JSON.parse(json)['@graph'] as { '@type': string; headline?: string }[];
    expect(graph.find((one) => one['@type'] === 'Article')?.headline).toBe('نوشته');
  });

  it('shows its pictures from its own address', async () => {
    // accepts 008
    behave = (path) => (path === '/Articles/GetById/5' ? { result: item } : { refused: 200 });
    const { html } = await visit('/articledetails/5');
    expect(html).toContain(`src="${api.url}/media/a-high.webp?w=1200"`);
    expect(html).toContain(`content="${api.url}/media/a-high.webp?w=1200"`);
  });
});
