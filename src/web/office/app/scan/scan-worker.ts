import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Reads codes from camera frames in a worker: the content security policy of the page forbids WebAssembly, that of this
// worker allows it. A frame comes in, the text of its code or null goes out; nothing is kept.

/** QR codes of slips and labels; health goods carry their GS1 code as one of the others. */
const formats: ReaderOptions['formats'] = ['QRCode', 'DataMatrix', 'Code128'];

prepareZXingModule({ overrides: { locateFile: () => wasmAddress } });

const read = async (frame: ImageData): Promise<void> => {
  const [code] = await readBarcodes(frame, { formats, maxNumberOfSymbols: 1, tryHarder: true });
  self.postMessage(code?.text ?? null);
};

// A reader that cannot be loaded becomes the worker's `error`, which a rejection alone does not.
self.addEventListener('message', ({ data }: MessageEvent<ImageData>) => void read(data).catch(reportError));
