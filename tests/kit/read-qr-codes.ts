import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** Every QR code of a picture, by the reader that the office scans with. */
export const readQrCodes = (picture: Buffer) =>
  readBarcodes(new Uint8Array(picture), { formats: ['QRCode'], maxNumberOfSymbols: 99 });
