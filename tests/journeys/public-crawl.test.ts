import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { windows, withoutPictures } from '#kit/open-browser.ts';
import { listAxeViolationsInBothThemes } from './list-axe-violations.ts';
import { openSite } from './open-site.ts';

const root = join(import.meta.dirname, '..', '..');

const { browser, server } = await openSite(withoutPictures);
/** Every page that can be reached by links from `/` and from the sitemap, as it was sent. */
const pages = new Map<string, string>();
const broken: string[] = [];
const media = new Set<string>();

beforeAll(async () => {
  await crawl(['/', ...(await listSitemap())]);
}, 300_000);

const listSitemap = async (): Promise<string[]> => {
  const xml = await (await fetch(`${server.url}/sitemap.xml`)).text();
  return Array.from(xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g), ([, path]) => path ?? '/');
};

/** Follows every internal link, a few pages at a time, and keeps what each page was. */
const crawl = async (start: string[]): Promise<void> => {
  const seen = new Set(start);
  const waiting = start.map((path) => ({ path, from: 'the start' }));
  const walk = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { path, from } = next;
      const response = await fetch(server.url + path);
      const html = await response.text();
      if (response.status !== 200) broken.push(`${path} (${response.status}) from ${from}`);
      if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
      pages.set(path, html);
      for (const [, address = ''] of html.matchAll(/\s(?:src|poster)="(\/media\/[^"?]*)/g))
        media.add(address);
      for (const link of linksOf(html)) {
        if (link.startsWith('/media/')) media.add(link);
        else if (!seen.has(link)) {
          seen.add(link);
          waiting.push({ path: link, from: path });
        }
      }
    }
  };
  await Promise.all([walk(), walk(), walk(), walk()]);
};

const linksOf = (html: string): string[] =>
  Array.from(html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"/g), ([, href = '']) =>
    href.replace(/&amp;/g, '&').replace(/#.*$/, ''),
  );

/** What is the same on every page, and the cards of other products, which their lists show. */
const shared = [
  /<header[\s>].*?<\/header>/s,
  /<footer class="site-footer.*?<\/footer>/s,
  /<ul class="carousel-row">.*?<\/ul>/s,
];
const withoutShared = (html: string): string => shared.reduce((rest, part) => rest.replace(part, ''), html);

/** Makes the rules once; the validator would make them again for every page, which takes a third of its time. */
class KeptConfig extends StaticConfigLoader {
  #kept: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;
  override getConfigFor(...args: Parameters<StaticConfigLoader['getConfigFor']>) {
    this.#kept ??= super.getConfigFor(...args);
    return this.#kept;
  }
}

/** Screens with islands; all others must come without any script. */
const interactive =
  /^\/($|contactus|productdetails|gallery|revisions|search|repair-request|payback)|[?]print=/;

describe('every page of the site', () => {
  // accepts 331
  it('leads only to pages that are there', () => {
    expect(broken).toEqual([]);
    expect(pages.size).toBeGreaterThan(150);
  });

  it('shows only pictures, videos and papers that are there', async () => {
    const missing: string[] = [];
    for (const address of media) {
      const { status } = await fetch(server.url + address, { method: 'HEAD' });
      if (status !== 200) missing.push(address);
    }
    expect(missing).toEqual([]);
  });

  it('is valid HTML', async () => {
    const config = JSON.parse(readFileSync(join(root, '.htmlvalidate.json'), 'utf8')) as ConfigData;
    const validator = new HtmlValidate(new KeptConfig(config));
    const complaints = new Map<string, string>();
    const kindsSeen = new Set<string>();
    for (const [path, html] of pages) {
      // What pages share is looked at once for each kind of page.
      const kind = path.split('/', 2).join('/').replace(/=.*/, '');
      const isFirst = !kindsSeen.has(kind);
      kindsSeen.add(kind);
      // Only the words in the field of the subject differ.
      if (!isFirst && kind === '/contactus?subject') continue;
      const { results } = await validator.validateString(isFirst ? html : withoutShared(html));
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
        complaints.set(`${ruleId}: ${message}`, `${path} ${selector}`);
      }
    }
    expect(Object.fromEntries(complaints)).toEqual({});
  }, 300_000);

  it('has one first heading, a title and Persian as its language', () => {
    for (const [path, html] of pages) {
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
      expect(html, path).toContain('<html lang="fa" dir="rtl"');
      expect(html, path).toMatch(/<title>[^<]{3,}<\/title>/);
    }
  });

  it('carries no inline handler or style, and no script at all where nothing must run', () => {
    for (const [path, html] of pages) {
      const data = html.replace(/<script type="application\/ld\+json">.*?<\/script>/gs, '');
      expect(data, path).not.toMatch(/<[^>]+\s(?:on[a-z]+|style)="/);
      expect(data, path).not.toMatch(/<style[\s>]/);
      expect(data, path).not.toMatch(/<script(?! type="module" [^>]*src="\/assets\/)/);
      if (interactive.test(path)) continue;
      expect(data, path).not.toContain('<script');
      expect(data, path).not.toMatch(/rel="(?:modulepreload|preload)"[^>]*as="script"|modulepreload/);
    }
  });
});

const watch = (page: Page) => {
  const troubles: string[] = [];
  page.on('console', (message) => {
    // Pictures are not loaded here; a slow machine's browser then warns of those that were preloaded.
    const isOurs = !/image loading is disabled|preloaded using link preload but not used/.test(
      message.text(),
    );
    if (isOurs && ['error', 'warning'].includes(message.type())) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url)) troubles.push(`asks ${request.url()}`);
  });
  return troubles;
};

describe('every content page, and some of the others, in a browser', () => {
  it('asks no other host, complains of nothing and fits 360 and 320 pixels', async () => {
    const context = await browser.newContext({ ...windows.phone, viewport: { width: 320, height: 800 } });
    const page = await context.newPage();
    const troubles = watch(page);
    const found: string[] = [];
    // The screens with islands have journeys of their own; a few of them join here.
    const paths = [...pages.keys()].filter((path, at) => !interactive.test(path) || at % 8 === 0);
    for (const [at, path] of paths.entries()) {
      await page.goto(server.url + path, { waitUntil: 'load' });
      // What fits the narrower window nearly always fits the wider one too; every fourth page shows both.
      for (const width of at % 4 === 0 ? [360, 320] : [320]) {
        if (at % 4 === 0) await page.setViewportSize({ width, height: 800 });
        // A phone's innerWidth grows with what spills, so it cannot tell.
        const spill = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (spill > 0) found.push(`${path} spills ${spill} px at ${width}`);
      }
      found.push(...troubles.splice(0).map((trouble) => `${path}: ${trouble}`));
    }
    await context.close();
    expect(found).toEqual([]);
  }, 900_000);
});

describe('one page of each kind', () => {
  const kinds = [
    ...['/', '/aboutus', '/colleagues', '/contactus', '/faqs', '/products/2', '/articles/1', '/videos/1'],
    ...['/websites/1', '/permitssoft', '/articledetails/1', '/videodetails/1', '/permitdetails/1', '/page/2'],
    ...['/articles/99'],
  ];

  it('is accessible in both themes', async () => {
    const context = await browser.newContext({ ...windows.desktop, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const found: Record<string, string[]> = {};
    for (const path of kinds) {
      await page.goto(server.url + path, { waitUntil: 'load' });
      const faults = await listAxeViolationsInBothThemes(page, { isShellKnown: path !== kinds[0] });
      if (faults.length > 0) found[path] = faults;
    }
    await context.close();
    expect(found).toEqual({});
  }, 600_000);
});
