import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { mediaFolder, openBrowser, openSheet, takePicture, writeFontFaces } from '../press.ts';
import { booklets } from './booklets.ts';
import { layOut, type Paper, paperStyle } from './layout.ts';
import { analyzerManual } from './manual-analyzer.ts';
import { centrifugeManual } from './manual-centrifuge.ts';
import { lisManual } from './manual-lis.ts';
import { photoMark } from './pictures-for-papers.ts';

export const papers: Paper[] = [analyzerManual, centrifugeManual, lisManual, ...booklets];

async function developPhotos(browser: Browser, html: string): Promise<string> {
  const sheet = await openSheet(browser, 1200, 900);
  let developed = html;
  for (const [whole, width, height, svg] of html.matchAll(photoMark)) {
    await sheet.setViewportSize({ width: Number(width), height: Number(height) });
    const png = await takePicture(sheet, svg ?? '');
    const jpeg = await sharp(png).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
    developed = developed.replace(
      whole,
      `<img alt="" src="data:image/jpeg;base64,${jpeg.toString('base64')}">`,
    );
  }
  return developed;
}

/** Prints one paper to PDF with its typeface embedded. */
export async function printPaper(paper: Paper, chromiumPath: string): Promise<void> {
  const browser = await openBrowser(chromiumPath);
  const body = await developPhotos(browser, layOut(paper));
  const page = await browser.newPage();
  await page.setContent(
    `<!doctype html><html lang="fa" dir="rtl"><head><title>${paper.title}</title><style>${await writeFontFaces()}${paperStyle}</style></head><body>${body}</body></html>`,
  );
  await page.evaluate('document.fonts.ready');
  await page.pdf({
    path: join(mediaFolder, `${paper.name}.pdf`),
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
  });
  await browser.close();
}
