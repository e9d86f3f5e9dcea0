import { chooseEncoding } from './choose-encoding.ts';
import { compressBody, isCompressible } from './compress-body.ts';
import { etagIn } from './etag.ts';
import { bytesOf, WholeAnswer } from './whole-answer.ts';

/**
 * Compresses an answer that no cache holds. Only pages and public API answers: what is one person's own is
 * small, and compressing a secret beside a caller's words would let the size tell about it.
 */
export const compressAnswer = async (response: Response, accepted: string | null): Promise<Response> => {
  const encoding = chooseEncoding(accepted ?? undefined);
  if (encoding === 'identity' || !mayShrink(response) || isEmpty(response)) return response;
  const body = await bytesOf(response);
  const { status, headers } = response;
  const small = isCompressible(headers.get('content-type'), body.length)
    ? await compressBody(body, encoding, 'once')
    : body;
  if (small === body) return new WholeAnswer(body, { status, headers });
  headers.set('content-encoding', encoding);
  const etag = headers.get('etag');
  if (etag) headers.set('etag', etagIn(etag, encoding));
  return new WholeAnswer(small, { status, headers });
};

const isEmpty = (response: Response): boolean => !(response instanceof WholeAnswer) && response.body === null;

const mayShrink = ({ headers }: Response): boolean => {
  if (headers.has('content-encoding') || headers.has('set-cookie')) return false;
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('text/html')) return true;
  return type.startsWith('application/json') && (headers.get('cache-control') ?? '').startsWith('public');
};
