import { expect, it } from 'vitest';
import { withoutPictures } from '#kit/open-browser.ts';
import { openSite } from './open-site.ts';

const { browser, server } = await openSite(withoutPictures);

/** A Latin name with a hyphen, such as BA-960, or a control rule such as 1-3s. */
const modelName = /[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)+|[0-9]+-[0-9]*[A-Za-z]+/;

const listSitemap = async (): Promise<string[]> => {
  const xml = await (await fetch(`${server.url}/sitemap.xml`)).text();
  return Array.from(xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g), ([, path]) => path || '/');
};

/** The model names of the page at hand that stand on two lines, and how many were looked at. */
const measureNames = (pattern: string): { seen: number; broken: string[] } => {
  for (const folded of document.querySelectorAll('details')) folded.open = true;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  let seen = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const found of (node.nodeValue ?? '').matchAll(new RegExp(pattern, 'g'))) {
      const range = document.createRange();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      const tops = Array.from(range.getClientRects(), ({ top }) => top);
      if (tops.length > 0) seen += 1;
      if (Math.max(...tops) - Math.min(...tops) > 4) broken.push(found[0]);
    }
  }
  return { seen, broken };
};

/** What the page says, without the elements that keep their text on one line; and how many names those hold. */
const readHtml = (html: string): { text: string; kept: number } => {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style|template)\b.*?<\/\1>/gs, '');
  const keeping = /<(span|bdi)\b[^>]*class="code(?: (?!code-long)[^"]*)?"[^>]*>.*?<\/\1>/gs;
  return {
    text: body.replace(keeping, ' ').replace(/<[^>]*>/g, ' '),
    kept: body.match(keeping)?.length ?? 0,
  };
};

// accepts 669
it('keeps every model name on one line, and every text free of emoji, at all addresses and widths', async () => {
  // Without script every tab and every slide is on the page, and the walk is quick.
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const paths = await listSitemap();
  const found: string[] = [];
  let seen = 0;
  for (const path of paths) {
    const { text, kept } = readHtml(await (await fetch(server.url + path)).text());
    seen += kept;
    const emoji = /\p{Emoji_Presentation}|\ufe0f/u.exec(text);
    if (emoji) found.push(`${path} shows ${emoji[0]}`);
    // A name in an element that breaks nowhere needs no measuring; any other is looked at where it stands.
    if (!modelName.test(text)) continue;
    await page.goto(server.url + path);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const names = await page.evaluate(measureNames, modelName.source);
      seen += names.seen;
      if (names.broken.length > 0) found.push(`${path} at ${width} px breaks ${names.broken.join(', ')}`);
    }
  }
  expect(found).toEqual([]);
  expect(paths.length).toBeGreaterThan(150);
  expect(seen).toBeGreaterThan(1_000);

  await page.goto(`${server.url}/productdetails/1`);
  const style = await page.evaluate(() => {
    const code = document.body.appendChild(
      Object.assign(document.createElement('span'), { className: 'code' }),
    );
    return getComputedStyle(code).whiteSpace;
  });
  expect(style).toBe('nowrap');
  await context.close();
}, 600_000);
