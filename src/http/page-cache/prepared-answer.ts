import type { Encoding } from '../choose-encoding.ts';
import { compressBody, isCompressible } from '../compress-body.ts';
import { etagIn } from '../etag.ts';

/** One encoding of an answer, ready to be written: names and values of its headers in turn, and its bytes. */
type Variant = {
  head: readonly string[];
  notModified: readonly string[];
  body: Buffer;
};

/** An answer that only has to be written. It has every header but the request's own id. */
export type PreparedAnswer = {
  status: number;
  etag: string | undefined;
  variants: Readonly<Record<Encoding, Variant>>;
  /** About how much memory it takes. */
  bytes: number;
  /** Shared caches may keep it. */
  isPublic: boolean;
  /** It sets a cookie, so it is for one caller alone. */
  isPersonal: boolean;
  /** The id of the request it was made for; a refusal quotes it. */
  httpRequestId: string;
};

const aboutBody = new Set(['content-type', 'content-encoding', 'content-length']);

/** Reads and compresses a response once, so that later requests only write it. */
export const prepareAnswer = async (response: Response): Promise<PreparedAnswer> => {
  const body = Buffer.from(await response.arrayBuffer());
  const { headers, status } = response;
  const shrinks =
    status === 200 &&
    !headers.has('content-encoding') &&
    isCompressible(headers.get('content-type'), body.length);
  const [br, gzip] = shrinks
    ? await Promise.all([compressBody(body, 'br', 'kept'), compressBody(body, 'gzip', 'kept')])
    : [body, body];
  return joinVariants(status, headers, { identity: body, br, gzip });
};

/** A prepared answer from encodings that exist already. */
export const joinVariants = (
  status: number,
  headers: Headers,
  bodies: Record<Encoding, Buffer>,
): PreparedAnswer => {
  const isPersonal = headers.has('set-cookie');
  const identity = toVariant(headers, bodies.identity, 'identity');
  const inEncoding = (encoding: Encoding) =>
    bodies[encoding] === bodies.identity ? identity : toVariant(headers, bodies[encoding], encoding);
  const variants = { identity, br: inEncoding('br'), gzip: inEncoding('gzip') };
  const distinct = [...new Set(Object.values(variants))];
  return {
    status,
    etag: headers.get('etag') ?? undefined,
    variants,
    bytes: distinct.reduce((sum, { head, body }) => sum + body.length + head.join('').length * 4, 0),
    isPublic: !isPersonal && (headers.get('cache-control') ?? '').startsWith('public'),
    isPersonal,
    httpRequestId: headers.get('x-request-id') ?? '',
  };
};

const toVariant = (headers: Headers, body: Buffer, encoding: Encoding): Variant => {
  const own = new Headers(headers);
  own.delete('x-request-id');
  own.set('content-length', String(body.length));
  if (encoding !== 'identity') own.set('content-encoding', encoding);
  const etag = headers.get('etag');
  if (etag) own.set('etag', etagIn(etag, encoding));
  return {
    head: [...own].flat(),
    notModified: [...own].filter(([name]) => !aboutBody.has(name)).flat(),
    body,
  };
};
