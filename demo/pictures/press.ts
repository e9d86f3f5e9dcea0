import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { screenStyle } from './software/style.ts';

/** One picture to be drawn: its file names, sizes and strokes. */
export type Plate = {
  name: string;
  width: number;
  height: number;
  /** Width of the small edition; none for single files such as the map. */
  lowWidth?: number;
  quality?: number;
  draw: () => string;
};

export const mediaFolder = join(import.meta.dirname, '..', 'media');

/** Vazirmatn as data addresses, so that a page without an origin may use it. */
export async function writeFontFaces(): Promise<string> {
  const home = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/vazirmatn/package.json'));
  const faces = await Promise.all(
    [
      ['arabic', 'U+0600-06FF,U+0750-077F,U+200C-200E,U+2010-2011,U+FB50-FDFF,U+FE70-FEFC'],
      ['latin', 'U+0000-00FF,U+2000-200B,U+2012-206F,U+2074,U+20AC,U+2122,U+2191,U+2193,U+2212'],
      ['latin-ext', 'U+0100-02BA,U+2080-208E'],
    ].map(async ([part, range]) => {
      const bytes = await readFile(join(home, 'files', `vazirmatn-${part}-wght-normal.woff2`));
      return `@font-face{font-family:"Vazirmatn Variable";font-weight:100 900;src:url(data:font/woff2;base64,${bytes.toString('base64')}) format("woff2");unicode-range:${range}}`;
    }),
  );
  return faces.join('');
}

/** `executablePath` is where Chromium is. */
export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--force-color-profile=srgb',
    ],
  });

export async function openSheet(browser: Browser, width: number, height: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 });
  await page.setContent(
    `<!doctype html><html lang="fa"><head><style>${await writeFontFaces()}body{margin:0;overflow:hidden}svg{display:block}${screenStyle}</style></head><body><div id="sheet"></div><p style="font-family:'Vazirmatn Variable';position:absolute;top:-99px">آزما Azma ₂</p></body></html>`,
  );
  await page.evaluate('document.fonts.ready');
  return page;
}

export async function takePicture(page: Page, svg: string): Promise<Buffer> {
  await page.evaluate(`document.getElementById('sheet').innerHTML=${JSON.stringify(svg)}`);
  return page.screenshot({ type: 'png' });
}

export async function printPlates(plates: Plate[], chromiumPath: string): Promise<void> {
  await mkdir(mediaFolder, { recursive: true });
  const browser = await openBrowser(chromiumPath);
  const page = await openSheet(browser, 1200, 900);
  let last: Promise<unknown> = Promise.resolve();
  for (const plate of plates) {
    await page.setViewportSize({ width: plate.width, height: plate.height });
    const png = await takePicture(page, plate.draw());
    await last;
    last = savePlate(plate, png);
  }
  await last;
  await browser.close();
}

async function savePlate(plate: Plate, png: Buffer): Promise<void> {
  const encode = (width: number) =>
    sharp(png)
      .resize({ width })
      .webp({ quality: plate.quality ?? 76, effort: 5, smartSubsample: true })
      .toBuffer();
  if (!plate.lowWidth) {
    await writeFile(join(mediaFolder, `${plate.name}.webp`), await encode(plate.width));
    return;
  }
  const [high, low] = await Promise.all([encode(plate.width), encode(plate.lowWidth)]);
  await writeFile(join(mediaFolder, `${plate.name}-high.webp`), high);
  await writeFile(join(mediaFolder, `${plate.name}-low.webp`), low);
}
