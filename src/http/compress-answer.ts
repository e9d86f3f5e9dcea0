import { chooseEncoding } from './choose-encoding.ts';
import { compressBody, isCompressible } from './compress-body.ts';
import { etagIn } from './etag.ts';

/**
 * Compresses an answer that no cache holds. Only pages and public API answers: what is one person's own is
 * small, and compressing a secret beside a caller's words would let the size tell about it.
 */
export const compressAnswer = async (response: Response, accepted: string | null): Promise<Response> => {
  const encoding = chooseEncoding(accepted ?? undefined);
  if (encoding === 'identity' || !response.body || !mayShrink(response)) return response;
  const body = Buffer.from(await response.arrayBuffer());
  const { status, headers } = response;
  const small = isCompressible(headers.get('content-type'), body.length)
    ? await compressBody(body, encoding)
    : body;
  if (small === body) return new Response(new Uint8Array(body), { status, headers });
  headers.set('content-encoding', encoding);
  headers.set('content-length', String(small.length));
  const etag = headers.get('etag');
  if (etag) headers.set('etag', etagIn(etag, encoding));
  return new Response(new Uint8Array(small), { status, headers });
};

const mayShrink = ({ headers }: Response): boolean => {
  if (headers.has('content-encoding') || headers.has('set-cookie')) return false;
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('text/html')) return true;
  return type.startsWith('application/json') && (headers.get('cache-control') ?? '').startsWith('public');
};
