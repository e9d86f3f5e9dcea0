import { convert } from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';

/** The characters that a WOFF2 file draws, as code points. */
export const listCharacters = async (woff2: Buffer): Promise<Set<number>> => {
  const bytes = await convert(woff2, 'truetype');
  return new Set(new Face(new Blob(new Uint8Array(bytes).buffer)).collectUnicodes());
};
