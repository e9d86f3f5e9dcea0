import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Below this the headers of compression weigh more than it saves. */
const smallestWorth = 512;

/** True for bodies that shrink: words, not pictures. */
export const isCompressible = (type: string | null, size: number): boolean =>
  size >= smallestWorth &&
  /^(text\/|application\/(json|xml|rss\+xml|atom\+xml|manifest\+json|javascript)|image\/svg)/.test(
    type ?? '',
  );

/**
 * Compresses off the main thread. The quality is where a better one would cost several times the work for a
 * few bytes; assets, which are compressed once for all, use the best.
 */
export const compressBody = async (body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> => {
  const small =
    encoding === 'gzip'
      ? await compressGzip(body, { level: 6 })
      : await compressBrotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 5,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        });
  return small.length < body.length ? small : body;
};
