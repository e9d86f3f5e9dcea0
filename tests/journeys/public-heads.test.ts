import { describe, expect, inject, it } from 'vitest';
import { fetchContent } from '#kit/fetch-content.ts';

const server = inject('site');

const ask = (path: string) => fetchContent(server.url, path);

type ContentRef = { '@type': string } & Record<string, unknown>;

/** The head as machines read it. */
const readHead = async (path: string) => {
  const response = await fetch(server.url + path);
  const html = await response.text();
  const decode = (text: string) =>
    text
      .replace(/&quot;/g, '"')
      .replace(/&#x27;/g, "'")
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&');
  const tags = Array.from(html.matchAll(/<(meta|link)\s([^>]*?)\/?>/g), ([, tag = '', written = '']) => ({
    tag,
    ...Object.fromEntries(
      Array.from(written.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name = '', value = '']) => [
        name,
        decode(value),
      ]),
    ),
  })) as (Record<string, string> & { tag: string })[];
  const metaOf = (name: string) =>
    tags.find((tag) => tag.tag === 'meta' && (tag.name === name || tag.property === name))?.content;
  const linkOf = (rel: string) => tags.find((tag) => tag.tag === 'link' && tag.rel === rel);
  const canonical = linkOf('canonical')?.href ?? '';
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const graph: ContentRef[] = json ? JSON.parse(json)['@graph'] : [];
  return {
    html,
    title: decode(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    metaOf,
    linkOf,
    canonical: canonical.replace(/^https?:\/\/[^/]+/, ''),
    origin: /^https?:\/\/[^/]+/.exec(canonical)?.[0] ?? '',
    find: (type: string) => graph.find((item) => item['@type'] === type),
  };
};

describe('the head of every screen', () => {
  const screens = [
    ...['/', '/aboutus', '/colleagues', '/contactus', '/faqs', '/articles/1', '/articles/2', '/blogs/1'],
    ...[
      '/videos/1',
      '/websites/1',
      '/products/1',
      '/products/2?page=2',
      '/permitssoft',
      '/permitshard?page=2',
    ],
    ...['/articledetails/1', '/blogdetails/1', '/videodetails/1', '/permitdetails/1', '/page/1'],
    ...['/productdetails/1', '/gallery/1', '/revisions'],
  ];

  // accepts 005, 006, 007
  it.each(screens)('%s has a title, one canonical address, a preview with a picture', async (path) => {
    const head = await readHead(path);
    expect(head.title.length).toBeGreaterThan(3);
    expect(head.html.match(/rel="canonical"/g)).toHaveLength(1);
    expect(head.canonical).toBe(path);
    expect(head.metaOf('description')?.length).toBeGreaterThan(20);
    for (const name of ['og:title', 'og:description', 'og:type', 'og:url', 'og:locale', 'og:site_name']) {
      expect(head.metaOf(name), name).toBeTruthy();
    }
    expect(head.metaOf('twitter:card')).toBe('summary_large_image');
    const picture = head.metaOf('og:image') ?? '';
    expect(picture.startsWith(head.origin)).toBe(true);
    const shown = await fetch(picture.replace(head.origin, server.url), { headers: { accept: '*/*' } });
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(head.html).not.toContain('name="robots"');
  });

  it('takes the content’s own meta fields', async () => {
    for (const [path, call] of [
      ['/', '/StaticPages/GetByPageKey/HomeIndex'],
      ['/faqs', '/StaticPages/GetByPageKey/FAQsIndex'],
      ['/products/3', '/ProductTypes/GetById/3'],
      ['/videodetails/2', '/Videos/GetById/2'],
    ] as const) {
      const [head, content] = await Promise.all([readHead(path), ask(call)]);
      expect(head.title).toBe(content.metaTitle);
      expect(head.metaOf('description')).toBe(content.metaDescription);
      expect(head.metaOf('keywords')).toBe(content.metaKeywords);
    }
  });

  it('names /products as the true address of the two older lists', async () => {
    expect((await readHead('/hardwares/1')).canonical).toBe('/products/1');
    expect((await readHead('/hardwares/2')).canonical).toBe('/products/1?page=2');
    expect((await readHead('/softwares/1')).canonical).toBe('/products/2');
  });

  it('says which page of a list it is', async () => {
    const [first, second] = await Promise.all([readHead('/articles/1'), readHead('/articles/2')]);
    expect(second.title).toBe(`${first.title} | صفحه ۲`);
  });

  it('announces the feed of its list', async () => {
    for (const [path, feed] of [
      ['/articles/1', '/feeds/articles.xml'],
      ['/blogs/1', '/feeds/news.xml'],
      ['/videos/1', '/feeds/videos.xml'],
    ] as const) {
      expect((await readHead(path)).linkOf('alternate')).toMatchObject({
        type: 'application/rss+xml',
        href: feed,
      });
    }
  });
});

describe('what machines read', () => {
  it('on the home page is the company and the searchable site', async () => {
    const [{ find, origin }, settings] = await Promise.all([readHead('/'), ask('/SiteSettings/Get')]);
    expect(find('Organization')).toMatchObject({ name: settings.companyName, email: settings.email });
    expect(find('WebSite')).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${origin}/search?q={search_term_string}` },
      },
    });
  });

  it('on every other screen is where it stands', async () => {
    for (const path of ['/articles/1', '/articledetails/1', '/products/1', '/faqs', '/permitdetails/1']) {
      const { find, origin } = await readHead(path);
      const trail = find('BreadcrumbList')?.itemListElement as { position: number; item?: string }[];
      expect(trail[0], path).toMatchObject({ position: 1, item: `${origin}/` });
      expect(trail.at(-1)?.item, path).toBe(`${origin}${path}`);
    }
  });

  it('of items that are read and watched is their kind', async () => {
    const [article, news, video] = await Promise.all([
      readHead('/articledetails/1'),
      readHead('/blogdetails/1'),
      readHead('/videodetails/1'),
    ]);
    const facts = await ask('/Videos/GetById/1');
    expect(article.find('Article')).toMatchObject({
      inLanguage: 'fa-IR',
      publisher: { '@type': 'Organization' },
    });
    expect(news.find('NewsArticle')?.datePublished).toMatch(/^\d{4}-/);
    expect(video.find('VideoObject')).toMatchObject({
      name: facts.title,
      contentUrl: `${video.origin}${facts.videoAddress}`,
      uploadDate: facts.publishedAt,
    });
  });

  it('of a product is its price in rials', async () => {
    const product = await ask('/Products/GetById/1');
    const { find } = await readHead('/productdetails/1');
    const toman = product.price > 0 ? product.price : product.realPrice;
    expect(find('Product')).toMatchObject({ offers: { price: toman * 10, priceCurrency: 'IRR' } });
  });

  it('of the questions is every pair', async () => {
    const faqs: { question: string }[] = await ask('/FAQs/GetList');
    const { find } = await readHead('/faqs');
    const entities = find('FAQPage')?.mainEntity as { name: string }[];
    expect(entities.map(({ name }) => name)).toEqual(faqs.map(({ question }) => question));
  });
});

describe('the feeds and maps', () => {
  const fetchText = async (path: string) => {
    const response = await fetch(server.url + path);
    return { response, text: await response.text() };
  };

  it.each([
    { path: '/feeds/articles.xml', call: '/Articles/GetTop/30', to: '/articledetails' },
    { path: '/feeds/news.xml', call: '/Blogs/GetTop/30', to: '/blogdetails' },
    { path: '/feeds/videos.xml', call: '/Videos/GetTop/30', to: '/videodetails' },
  ])('$path holds the newest items', async ({ path, call, to }) => {
    const items: { id: number; title: string }[] = await ask(call);
    const { response, text } = await fetchText(path);
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('max-age=600');
    const links = Array.from(text.matchAll(/<guid[^>]*>[^<]*?(\/\w+\/\d+)<\/guid>/g), ([, link]) => link);
    expect(links).toEqual(items.map(({ id }) => `${to}/${id}`));
    const dates = Array.from(text.matchAll(/<pubDate>(.*?)<\/pubDate>/g), ([, date]) => new Date(date ?? ''));
    expect(dates.every((date) => !Number.isNaN(date.getTime()))).toBe(true);
    const again = await fetch(server.url + path, {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('robots.txt keeps machines from what is not for them and names the sitemap', async () => {
    const { response, text } = await fetchText('/robots.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^User-agent: \*$/m);
    expect(text).toMatch(/^Disallow: \/api\/$/m);
    expect(text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  });

  it('sitemap.xml lists all that is shown, with pictures and videos', async () => {
    const { response, text } = await fetchText('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const paths = Array.from(text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g), ([, path]) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of ['/', '/faqs', '/articles/2', '/products/1?page=2', '/permitshard', '/gallery/1']) {
      expect(paths).toContain(path);
    }
    const products = await fetchContent(server.url, '/Products/GetPaging', { pageCount: 100 });
    for (const { id } of products.pagingResult) expect(paths).toContain(`/productdetails/${id}`);
    expect(text.match(/<image:loc>/g)?.length).toBeGreaterThan(100);
    const videos = await ask('/Videos/GetPaging/1/100');
    expect(text.match(/<video:content_loc>/g)).toHaveLength(videos.totalCount);
    expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
  });
});

// accepts 676, 865
it('says of every address something else, within what search engines show, and lists none that is hidden', async () => {
  const xml = await (await fetch(`${server.url}/sitemap.xml`)).text();
  const paths = Array.from(xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g), ([, path = '/']) =>
    path.replaceAll('&amp;', '&'),
  );
  expect(paths.length).toBeGreaterThan(170);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of paths) {
    const head = await readHead(path);
    const description = head.metaOf('description') ?? '';
    expect(head.metaOf('robots'), path).toBeUndefined();
    expect(head.title).not.toMatch(/…/);
    expect(description.length, path).toBeLessThanOrEqual(160);
    expect(titles.get(head.title), path).toBeUndefined();
    expect(descriptions.get(description), path).toBeUndefined();
    titles.set(head.title, path);
    descriptions.set(description, path);
  }
}, 120_000);

// accepts 677
it('tells machines when a text was changed, how long a video lasts and where every step of the trail leads', async () => {
  for (const path of [
    '/articledetails/1',
    '/blogdetails/1',
    '/videodetails/1',
    '/gallery/1',
    '/productdetails/4',
  ]) {
    const trail = (await readHead(path)).find('BreadcrumbList') as ContentRef & {
      itemListElement: ContentRef[];
    };
    for (const step of trail.itemListElement) expect(step.item, path).toMatch(/^https?:\/\//);
    expect(String(trail.itemListElement.at(-1)?.item)).toMatch(new RegExp(`${path}$`));
  }
  expect((await readHead('/articledetails/1')).find('Article')?.dateModified).toMatch(/^\d{4}-/);
  expect((await readHead('/blogdetails/1')).find('NewsArticle')?.dateModified).toMatch(/^\d{4}-/);
  expect((await readHead('/videodetails/1')).find('VideoObject')?.duration).toMatch(/^PT(?:\d+M)?(?:\d+S)?$/);
});
