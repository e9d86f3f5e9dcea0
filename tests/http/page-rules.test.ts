import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSite, type Site } from '#http/routes/pages/load-site.ts';

const root = join(import.meta.dirname, '..', '..');
const screensDir = join(root, 'src', 'web', 'site', 'screens');

let rulesOf: Site['pageRulesOf'];
beforeAll(async () => {
  rulesOf = (await loadSite(join(root, 'build', 'site'))).pageRulesOf;
});

describe('what a screen lets a cache know', () => {
  it.each([
    ['/', []],
    ['/articles/1', []],
    ['/articledetails/3', ['print']],
    ['/products/1', ['page']],
    ['/permitssoft', ['page']],
    ['/productdetails/1', ['image']],
    ['/revisions', ['q', 'page']],
    ['/sitemap.xml', []],
  ])('of %s is the query names %j', (path, query) => {
    expect(rulesOf(path)).toEqual({ query });
  });

  it.each(['/search', '/payback', '/repair-request'])('of %s is nothing', (path) => {
    expect(rulesOf(path)).toBeUndefined();
  });

  it.each(['/nothing', '/articles/1/2/3', '/wp-login.php', '/revisions.data'])(
    'of %s is that nothing is there',
    (path) => {
      expect(rulesOf(path)).toEqual({ query: [], isMissing: true });
    },
  );

  it('is told by every screen whose folder reads the query', () => {
    const reads = /searchParams|readPageQuery|readChosenPicture|isPrintAsked\(/;
    const tells = /\bhandle(: ScreenHandle)?(?: =|:) \{[^}]*(query:|isUncached: true)/;
    const silent = readdirSync(screensDir, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .filter(({ name }) => {
        const files = readdirSync(join(screensDir, name), { recursive: true });
        // A folder without a screen only lends to others, and they tell.
        if (!files.some((file) => /-screen\.tsx$/.test(String(file)))) return false;
        const texts = files
          .filter((file) => /\.tsx?$/.test(String(file)) && !/\.test\./.test(String(file)))
          .map((file) => readFileSync(join(screensDir, name, String(file)), 'utf8'));
        return texts.some((text) => reads.test(text)) && !texts.some((text) => tells.test(text));
      })
      .map(({ name }) => name);
    expect(silent).toEqual([]);
  });
});
