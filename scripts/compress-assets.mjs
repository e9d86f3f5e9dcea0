// Compresses built files once, at the best quality, so that the server never has to.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes a `.br` and a `.gz` beside every file of a folder that shrinks. */
export const compressAssets = (folder) => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|txt|webmanifest|ico)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const plain = readFileSync(path);
    const br = brotliCompressSync(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    });
    if (br.length < plain.length) writeFileSync(`${path}.br`, br);
    const gzip = gzipSync(plain, { level: 9 });
    if (gzip.length < plain.length) writeFileSync(`${path}.gz`, gzip);
  }
};
