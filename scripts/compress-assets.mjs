// Compresses the built assets once, at the best quality, so that the server never has to.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const clientDir = process.argv[2] ?? join(import.meta.dirname, '..', 'build', 'site', 'client');

for (const entry of readdirSync(clientDir, { recursive: true, withFileTypes: true })) {
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
