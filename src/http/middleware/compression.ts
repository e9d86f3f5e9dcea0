import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { bytesAnswer } from '../bytes-answer.ts';
import { chooseEncoding } from '../choose-encoding.ts';
import { compressBody, isCompressible } from '../compress-body.ts';
import { etagIn } from '../etag.ts';

/**
 * Compresses pages and public API answers. Personal answers are small, and compressing a secret together with a
 * caller's words would let the size reveal it.
 */
export const compression = (): MiddlewareHandler<AppEnv> => async (c, next) => {
  await next();
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  if (encoding === 'identity' || !mayCompress(c.res)) return;
  const { status, headers } = c.res;
  const body = Buffer.from(await c.res.arrayBuffer());
  const compressed = await compressBody(body, encoding, 'once');
  if (compressed !== body) {
    headers.set('content-encoding', encoding);
    const etag = headers.get('etag');
    if (etag) headers.set('etag', etagIn(etag, encoding));
  }
  // Hono would otherwise copy the headers of the answer that is replaced.
  c.res = undefined;
  c.res = bytesAnswer(compressed, { status, headers });
};

const mayCompress = ({ headers }: Response): boolean => {
  if (headers.has('content-encoding') || headers.has('set-cookie')) return false;
  const type = headers.get('content-type') ?? '';
  const isPublicJson =
    type.startsWith('application/json') && (headers.get('cache-control') ?? '').startsWith('public');
  return (
    (type.startsWith('text/html') || isPublicJson) &&
    isCompressible(type, Number(headers.get('content-length') ?? 0))
  );
};
