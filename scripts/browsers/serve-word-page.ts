import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { findFont, fontFaceRules } from '#http/routes/tracking/tracking-faces.ts';

const stylesFolder = join(import.meta.dirname, '../../src/web/styles');
const packageStyle = createRequire(import.meta.url).resolve('@fontsource-variable/vazirmatn/index.css');

/** Every family as pages name it, and the package's own under a name of its own. */
export const families = { site: 'Vazirmatn Variable', tracking: 'Vazirmatn', uncut: 'Uncut' };

const style = [
  readFileSync(join(stylesFolder, 'fonts.css'), 'utf8'),
  fontFaceRules,
  readFileSync(packageStyle, 'utf8').replaceAll(families.site, families.uncut),
]
  .join('\n')
  .replace(/url\(["']?[^)"']*?([\w-]+\.woff2)["']?\)/g, 'url("/$1")');

const readFont = (name: string): Buffer => {
  const tracking = findFont(name);
  if (tracking) return tracking;
  const isOurs = /^vazirmatn-(persian|basic)\./.test(name);
  return readFileSync(join(isOurs ? stylesFolder : dirname(packageStyle), isOurs ? 'fonts' : 'files', name));
};

/** A page that writes words in every family and weight, and keeps their widths in `widths` once the fonts are there. */
const writePage = (words: readonly string[], weights: readonly number[]): string => `<!doctype html>
<html lang="fa" dir="rtl"><meta charset="utf-8"><title>words</title><style>${style}</style><body><script>
const words = ${JSON.stringify(words)};
const write = async (family, weight) => {
  const font = weight + ' 40px "' + family + '"';
  if ((await document.fonts.load(font, words.join(''))).length === 0) throw new Error('no font for ' + font);
  const line = document.body.appendChild(document.createElement('p'));
  line.style.font = font;
  return words.map((word) => {
    const place = line.appendChild(document.createElement('span'));
    place.textContent = word;
    line.append(' ');
    return [family, weight, word, place.getBoundingClientRect().width];
  });
};
const lines = ${JSON.stringify(Object.values(families))}.flatMap((family) =>
  ${JSON.stringify(weights)}.map((weight) => write(family, weight)));
Promise.all(lines).then((found) => { window.widths = found.flat(); }, (error) => { window.fault = String(error); });
</script></body></html>`;

/** Serves that page and its fonts on a free port of this machine. */
export const serveWordPage = async (words: readonly string[], weights: readonly number[]) => {
  const page = writePage(words, weights);
  const server = createServer(({ url = '/' }, response) => {
    if (url.endsWith('.woff2'))
      response.writeHead(200, { 'content-type': 'font/woff2' }).end(readFont(basename(url)));
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
