import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeDemo } from '#demo/load-demo.ts';
import { askContentInside } from '#http/doors/content-api/ask-content-inside.ts';
import { rememberUntilEdited } from '#http/doors/pages/remember-until-edited.ts';
import { openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';

/* A page may be made on the short way or on the framework's own. Both must give the same page. */

type Context = { set: (key: unknown, value: object) => void };
type Way = (request: Request, context: Context) => Promise<Response | undefined>;
type Entry = {
  default: unknown;
  siteContext: unknown;
  RouterContextProvider: new () => Context;
  createRequestHandler: (build: unknown, mode: string) => Way;
  createScreenRenderer: (build: unknown, draw: unknown) => Way;
};

const origin = 'http://localhost';
const log = pino({ level: 'silent' });
let storage: Storage;
let entry: Entry;
let ways: { short: Way; long: Way };
beforeAll(async () => {
  storage = await openTestStorage('sqlite');
  await storeDemo({ storage, config: { dataDir: '', embedHosts: [] } });
  const file = join(import.meta.dirname, '..', '..', 'build', 'site', 'server', 'index.js');
  const build = await import(pathToFileURL(file).href);
  entry = build.entry.module;
  ways = {
    short: entry.createScreenRenderer(build, entry.default),
    long: entry.createRequestHandler(build, 'production'),
  };
});
afterAll(() => storage.close());

const refuse = () => new Response(null, { status: 503 });

const make = async (way: Way, path: string) => {
  const context = new entry.RouterContextProvider();
  context.set(entry.siteContext, {
    publicOrigin: origin,
    apiOrigin: origin,
    repairApiOrigin: origin,
    fetch: refuse,
    fetchRepair: refuse,
    ask: askContentInside({ db: storage.db }, log, 'r'),
    remember: rememberUntilEdited(() => 1),
    reportError: () => {},
  });
  const page = await way(new Request(origin + path), context);
  if (!page) return undefined;
  const html = (await page.text()).replaceAll(/<!--\/?\$-->/g, '');
  return { status: page.status, headers: [...page.headers], html };
};

const ordinary = [
  '/',
  '/articles/1',
  '/articledetails/1',
  '/blogs/2',
  '/videodetails/1',
  '/products/1?page=2',
  '/productdetails/1?image=2',
  '/permitssoft',
  '/gallery/1',
  '/page/1',
  '/faqs',
  '/contactus',
  '/search?q=%D8%AF%D8%B3%D8%AA%DA%AF%D8%A7%D9%87',
];

describe('the two ways to a page', () => {
  it.each(ordinary)('end at the same %s', async (path) => {
    const short = await make(ways.short, path);
    expect(short?.status).toBe(200);
    expect(short?.html).toContain('</html>');
    expect(short).toEqual(await make(ways.long, path));
  });

  it('mark the page itself in both menus', async () => {
    const html = (await make(ways.short, '/articles/1'))?.html ?? '';
    const marked = html.match(/<a href="([^"]*)" aria-current="page" class="menu-/g);
    expect(marked).toHaveLength(2);
    expect((await make(ways.short, '/'))?.html.match(/href="\/" aria-current="page"/g)).toHaveLength(2);
  });

  it('draw the frame once for all pages as it is drawn for a page that runs the router', async () => {
    const frameOf = async (path: string) => {
      const html = (await make(ways.long, path))?.html.replaceAll(/ aria-current="page"|<!-- -->/g, '') ?? '';
      return [/<header class="contents">.*?<\/header>/s, /<footer .*?<\/footer>/s].map(
        (part) => part.exec(html)?.[0],
      );
    };
    const [header, footer] = await frameOf('/faqs');
    expect(header).toContain('menu-sheet');
    expect(footer).toContain('site-footer');
    expect(await frameOf('/revisions')).toEqual([header, footer]);
  });

  it.each(['/articledetails/999999', '/nothing', '/sitemap.xml', '/articles/1.data'])(
    'leave %s to the long one',
    async (path) => {
      expect(await make(ways.short, path)).toBeUndefined();
      expect(await make(ways.long, path)).toBeDefined();
    },
  );
});
