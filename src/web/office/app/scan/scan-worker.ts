import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

/**
 * Reads codes from camera frames, away from the page: the page's policy runs no compiled code, only this worker's own
 * answer allows it. A frame comes in, the text of its code or null goes out; nothing is kept.
 */
/** QR codes of slips and labels; health goods carry their GS1 code as one of the others. */
const formats: ReaderOptions['formats'] = ['QRCode', 'DataMatrix', 'Code128'];

prepareZXingModule({ overrides: { locateFile: () => wasmAddress } });

self.addEventListener('message', async ({ data }: MessageEvent<ImageData>) => {
  const [code] = await readBarcodes(data, { formats, maxNumberOfSymbols: 1, tryHarder: true });
  self.postMessage(code?.text ?? null);
});
