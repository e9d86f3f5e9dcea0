import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FetchContent } from '#contract/content/client.ts';
import type { SiteContext } from '#contract/site-module.ts';
import { storeDemo } from '#demo/store-demo.ts';
import { callContentInProcess } from '#http/routes/content-api/call-content-in-process.ts';
import { loadSite, type Site } from '#http/routes/pages/load-site.ts';
import { openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';

const origin = 'http://localhost';
const log = pino({ level: 'silent' });
let storage: Storage;
let site: Site;
beforeAll(async () => {
  storage = await openTestStorage('sqlite');
  await storeDemo({ storage, config: { dataDir: '', embedHosts: [] } });
  site = await loadSite(join(import.meta.dirname, '..', '..', 'build', 'site'));
});
afterAll(() => storage.close());

/** Makes a page and notes every call of the content API, with its input, in the order in which they were made. */
const make = async (path: string, more: Partial<SiteContext> = {}) => {
  const calls: string[] = [];
  const errors: unknown[] = [];
  const askInside = callContentInProcess({ db: storage.db }, log, 'r');
  const ask: FetchContent = (name, input) => {
    calls.push(`${name} ${JSON.stringify(input)}`);
    return askInside(name, input);
  };
  const refuse = () => new Response(null, { status: 503 });
  const page = await site.render(new Request(origin + path), {
    publicOrigin: origin,
    apiOrigin: origin,
    repairApiOrigin: origin,
    embedHosts: [],
    mapOrigin: undefined,
    fetch: refuse,
    fetchRepair: refuse,
    ask,
    secondsOf: async () => undefined,
    reportError: (error) => errors.push(error),
    ...more,
  });
  return { ...page, calls, errors };
};

const shell = ['getSiteSettings', 'listProductTypes', 'listGalleryGroups', 'listDynamicPages'];
const namesOf = (calls: readonly string[]) => calls.map((call) => call.split(' ', 1)[0] ?? '');

// accepts 711
describe('every loader runs once', () => {
  it.each([
    ['/', 200],
    ['/articles/1', 200],
    ['/articledetails/1', 200],
    ['/products/1?page=2', 200],
    ['/productdetails/1?image=2', 200],
    ['/permitssoft', 200],
    ['/gallery/1', 200],
    ['/page/1', 200],
    ['/revisions?page=2', 200],
    ['/search?q=%D8%AF%D8%B3%D8%AA%DA%AF%D8%A7%D9%87', 200],
    ['/articledetails/99999', 404],
    ['/productdetails/99999', 404],
    ['/articles/99', 404],
    ['/nothing', 404],
    ['/articles', 301],
    ['/sitemap.xml', 200],
    ['/feeds/articles.xml', 200],
    ['/feeds/news.xml', 200],
    ['/feeds/videos.xml', 200],
    ['/robots.txt', 200],
  ])('for %s', async (path, status) => {
    const made = await make(path);
    expect(made.status).toBe(status);
    expect([...new Set(made.calls)]).toEqual(made.calls);
    expect(made.errors).toEqual([]);
  });

  it('and those of an unknown article are the two of its screen and the four of the shell', async () => {
    const { calls } = await make('/articledetails/99999');
    expect(namesOf(calls).toSorted()).toEqual([...shell, 'getArticle', 'topArticles'].toSorted());
  });

  it('and a feed asks for nothing of the shell', async () => {
    expect(namesOf((await make('/feeds/articles.xml')).calls)).toEqual(['topArticles', 'getStaticPage']);
  });
});

describe('a page', () => {
  it('marks itself in both menus', async () => {
    const { body } = await make('/articles/1');
    expect(body.match(/<a href="([^"]*)" aria-current="page" class="menu-/g)).toHaveLength(2);
    expect((await make('/')).body.match(/href="\/" aria-current="page"/g)).toHaveLength(2);
  });

  it('names a script only when an island stands on it', async () => {
    const [list, contact] = await Promise.all([make('/articles/1'), make('/contactus')]);
    expect([list.hasScript, contact.hasScript]).toEqual([false, true]);
    expect(list.body).not.toContain('<script type="module"');
    expect(contact.body.match(/<script type="module" [^>]*src="\/assets\/entry-client-/g)).toHaveLength(1);
  });

  it('whose loader breaks is told in the shell of the site, reported once and never kept', async () => {
    const broken: FetchContent = (name, input) => {
      if (name === 'getArticle') throw new Error('a loader broke');
      return callContentInProcess({ db: storage.db }, log, 'r')(name, input);
    };
    const page = await make('/articledetails/1', { ask: broken });
    expect(page.status).toBe(500);
    expect(page.body).toContain('menu-sheet');
    expect(page.body).toContain('<meta name="robots" content="noindex"/>');
    expect(page.errors).toHaveLength(1);
  });

  it('that crashed can be opened again with its query', async () => {
    const broken: FetchContent = () => {
      throw new Error('a call broke');
    };
    const page = await make('/search?q=LIS', { ask: broken });
    expect(page.status).toBe(500);
    expect(page.body).toContain('href="/search?q=LIS"');
  });
});
