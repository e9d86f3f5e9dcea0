import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Below this the headers of compression weigh more than it saves. */
const minCompressedBytes = 512;

/** True for bodies that shrink: words, not pictures. */
export const isCompressible = (type: string | null, size: number): boolean =>
  size >= minCompressedBytes &&
  /^(text\/|application\/(json|xml|rss\+xml|atom\+xml|manifest\+json|javascript)|image\/svg)/.test(
    type ?? '',
  );

/**
 * How well: an answer that is kept for many is worth more work than one made for a single caller. Assets, which
 * are compressed once for all, use the best.
 */
const qualities = { kept: { br: 5, gzip: 6 }, once: { br: 3, gzip: 5 } } as const;

/** No page has matches further apart than this, and a smaller window takes less memory and time to set up. */
const windowBits = 18;
/** Most answers fit in one piece of this size; each piece more is another trip to the other thread. */
const chunkSize = 32_768;

/** Compresses off the main thread. */
export const compressBody = async (
  body: Buffer,
  encoding: 'br' | 'gzip',
  use: keyof typeof qualities,
): Promise<Buffer> => {
  const quality = qualities[use][encoding];
  const small =
    encoding === 'gzip'
      ? await compressGzip(body, { level: quality, chunkSize })
      : await compressBrotli(body, {
          chunkSize,
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_LGWIN]: windowBits,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        });
  return small.length < body.length ? small : body;
};
