import { chooseEncoding } from '../choose-encoding.ts';
import { compressBody, isCompressible } from '../compress-body.ts';
import { etagIn } from '../etag.ts';
import { type Answer, bytesOf, isWhole, wholeAnswer } from '../whole-answer.ts';

/**
 * Compresses an answer that no cache holds. Only pages and public API answers: what is one person's own is
 * small, and compressing a secret beside a caller's words would let the size tell about it.
 */
export const compressAnswer = async (response: Answer, accepted: string | null): Promise<Answer> => {
  const encoding = chooseEncoding(accepted ?? undefined);
  if (encoding === 'identity' || !mayShrink(response) || isEmpty(response)) return response;
  const body = await bytesOf(response);
  const { status, headers } = response;
  const small = isCompressible(headers.get('content-type'), body.length)
    ? await compressBody(body, encoding, 'once')
    : body;
  if (small === body) return wholeAnswer(body, { status, headers });
  headers.set('content-encoding', encoding);
  const etag = headers.get('etag');
  if (etag) headers.set('etag', etagIn(etag, encoding));
  return wholeAnswer(small, { status, headers });
};

const isEmpty = (response: Answer): boolean => !isWhole(response) && response.body === null;

const mayShrink = ({ headers }: Answer): boolean => {
  if (headers.has('content-encoding') || headers.has('set-cookie')) return false;
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('text/html')) return true;
  return type.startsWith('application/json') && (headers.get('cache-control') ?? '').startsWith('public');
};
