import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { LabelCard } from './label-card.tsx';

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** What a label printer of 203 dots an inch makes of a square of so many millimetres. */
const dotsOf = (millimetres: number): number => Math.round((millimetres / 25.4) * 203);

/** The code of a label on its paper: as many dots as its printer has, with the white of the label around it. */
const print = (html: string, millimetres: number): Promise<Buffer> => {
  const picture = /<svg.*<\/svg>/s.exec(html)?.[0] ?? '';
  const svg = picture.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return sharp(Buffer.from(svg), { density: 72 })
    .resize(dotsOf(millimetres), dotsOf(millimetres), { kernel: 'nearest' })
    .flatten({ background: '#fff' })
    .extend({ top: 16, bottom: 16, left: 16, right: 16, background: '#fff' })
    .png()
    .toBuffer();
};

// accepts 811
describe('a printed label', () => {
  const label = {
    serialNumber: 'AZ-1012',
    productName: 'الایزاریدر ER-96',
    address: 'https://www.azma-laboratory.example/d/aB3-_cdEfGh9iJkL',
    phone: '021-88990022',
  };
  const html = renderToStaticMarkup(<LabelCard label={label} />);

  it('says product, serial and telephone in words', () => {
    const words = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    for (const text of [label.productName, label.serialNumber, label.phone]) expect(words).toContain(text);
  });

  it.each([21, 27])('is read back from its QR code of %i mm', async (millimetres) => {
    const [code] = await readBarcodes(new Uint8Array(await print(html, millimetres)), {
      formats: ['QRCode'],
    });
    expect(code?.text).toBe(label.address);
    expect(code?.ecLevel).toBe('M');
  });
});
