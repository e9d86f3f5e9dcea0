import { describe, expect, it } from 'vitest';
import { fetchContent } from '#kit/fetch-content.ts';
import { windows, withoutPictures } from '#kit/open-browser.ts';
import { portalTexts } from '#web/texts/repair.ts';
import { openSite } from './open-site.ts';

const { browser, server } = await openSite(withoutPictures);

const openPage = async (path: string, window: keyof typeof windows, more = {}) => {
  const context = await browser.newContext({ ...windows[window], ...more });
  const page = await context.newPage();
  await page.goto(server.url + path);
  return page;
};

const onePageOfEachKind = [
  ...['/', '/aboutus', '/colleagues', '/contactus', '/faqs', '/products/1', '/articles/1', '/videos/1'],
  ...['/websites/1', '/permitssoft', '/articledetails/1', '/videodetails/1', '/permitdetails/1', '/page/2'],
  ...['/productdetails/61', '/productdetails/25', '/gallery/1', '/revisions', '/search?q=LIS'],
  ...['/repair-request', '/nowhere'],
];

// accepts 678
describe('the landmarks of a page', () => {
  it.each([true, false])('each have a name of their own, script or not (%s)', async (javaScriptEnabled) => {
    const page = await openPage('/', 'desktop', { javaScriptEnabled });
    const found: string[] = [];
    let looked = 0;
    for (const path of onePageOfEachKind) {
      // A page that carries no script is the same both ways.
      const html = await (await fetch(server.url + path)).text();
      if (javaScriptEnabled && !html.includes('<script type="module"')) continue;
      await page.goto(server.url + path);
      looked += 1;
      const tree = await page.locator('body').ariaSnapshot();
      const marks = tree.match(/^\s*- (?:navigation|complementary|search|region)\b[^\n]*/gm) ?? [];
      const lines = marks.map((mark) => mark.replace(/^\s*- |:$/g, ''));
      expect(lines.length, path).toBeGreaterThan(0);
      for (const [at, line] of lines.entries()) {
        if (!line.includes('"')) found.push(`${path}: ${line} has no name`);
        else if (lines.indexOf(line) !== at) found.push(`${path}: ${line} stands twice`);
      }
      for (const once of ['banner', 'main', 'contentinfo']) {
        const count = tree.match(new RegExp(`^\\s*- ${once}\\b`, 'gm'))?.length;
        if (count !== 1) found.push(`${path}: ${count} times ${once}`);
      }
    }
    await page.context().close();
    expect(found).toEqual([]);
    expect(looked).toBeGreaterThanOrEqual(javaScriptEnabled ? 7 : onePageOfEachKind.length);
  });
});

// accepts 674
describe('a wide table', () => {
  it('shows at its edge that it goes on, and scrolls by keyboard', async () => {
    const page = await openPage('/articledetails/1', 'phone');
    const { totalCount } = await fetchContent(server.url, '/Articles/GetPaging/1/12');
    let wide = 0;
    for (let id = 1; id <= totalCount; id += 1) {
      const address = `${server.url}/articledetails/${id}`;
      if (!(await (await fetch(address)).text()).includes('"table-scroll"')) continue;
      await page.goto(address);
      for (const table of await page.locator('.table-scroll').all()) {
        const look = await table.evaluate((node) => ({
          scrolls: node.scrollWidth > node.clientWidth,
          attachments: getComputedStyle(node).backgroundAttachment,
        }));
        if (!look.scrolls) continue;
        wide += 1;
        // Two shadows stay at the edges; two covers move along with the table and hide them at its ends.
        expect(look.attachments).toBe('local, local, scroll, scroll');
        await table.focus();
        await page.keyboard.press('ArrowLeft');
        await expect.poll(() => table.evaluate((node) => node.scrollLeft)).toBeLessThan(0);
      }
    }
    expect(wide).toBeGreaterThan(0);
    await page.context().close();
  });
});

// accepts 674
it('lays no focus ring over text', async () => {
  const page = await openPage('/', 'desktop', { reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const path of ['/articledetails/1', '/productdetails/61', '/aboutus', '/faqs', '/contactus']) {
    await page.goto(server.url + path);
    found.push(...(await page.evaluate(listCoveredTexts)).map((trouble) => `${path}: ${trouble}`));
  }
  await page.context().close();
  expect(found).toEqual([]);
});

/** Focuses every link and button of the page in turn and looks whether its ring meets the words around it. */
const listCoveredTexts = (): string[] => {
  const troubles: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: { node: Node; box: DOMRect }[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    if (!text.trim() || !node.parentElement?.checkVisibility({ contentVisibilityAuto: true })) continue;
    // Words for screen readers alone lie under nothing.
    if (node.parentElement.closest('.sr-only')) continue;
    const range = document.createRange();
    // The space between a link and its neighbour may hold the ring.
    range.setStart(node, text.length - text.trimStart().length);
    range.setEnd(node, text.trimEnd().length);
    for (const box of range.getClientRects()) {
      // A line's box is taller than its letters.
      if (box.width > 2) words.push({ node, box: new DOMRect(box.x, box.y + 5, box.width, box.height - 10) });
    }
  }
  for (const target of document.querySelectorAll<HTMLElement>('main a[href], main button, main summary')) {
    target.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    const style = getComputedStyle(target);
    if (style.outlineStyle === 'none' || document.activeElement !== target) continue;
    const reach = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth);
    for (const part of target.getClientRects()) {
      const ring = {
        left: part.left - reach,
        right: part.right + reach,
        top: part.top - reach,
        bottom: part.bottom + reach,
      };
      const hit = words.find(
        ({ node, box }) =>
          !target.contains(node) &&
          box.left < ring.right - 1 &&
          box.right > ring.left + 1 &&
          box.top < ring.bottom - 1 &&
          box.bottom > ring.top + 1,
      );
      if (hit)
        troubles.push(`«${target.textContent?.trim()}» covers «${hit.node.nodeValue?.trim().slice(0, 40)}»`);
    }
  }
  return troubles;
};

// accepts 674
it.each(['/articledetails/1', '/blogdetails/1', '/productdetails/61'])('offers to print %s', async (path) => {
  const page = await openPage(path, 'desktop');
  expect(
    await page
      .getByRole('link', { name: 'چاپ این صفحه' })
      .or(page.getByRole('button', { name: 'چاپ این صفحه' }))
      .count(),
  ).toBe(1);
  await page.context().close();
});

// accepts 678
it('shows one message in a text browser, which knows neither styles nor templates', async () => {
  const html = await (await fetch(`${server.url}/repair-request`)).text();
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const words = main.replace(/<[^>]*>/g, ' ');
  expect(words.split(portalTexts.intro)).toHaveLength(2);
  expect(words).toContain(portalTexts.noScript);
  expect(words).not.toContain(portalTexts.wait);
  expect(words).not.toContain(portalTexts.unreachableTitle);
});
