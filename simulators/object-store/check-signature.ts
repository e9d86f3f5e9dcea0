import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export type Account = { accessKeyId: string; secretAccessKey: string; region: string };

/** As the signature counts: spaces are %20, and what URLs leave alone is encoded too. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Signature version 4, computed anew from what arrived. */
export const isSigned = (
  incoming: IncomingMessage,
  { accessKeyId, secretAccessKey, region }: Account,
): boolean => {
  const shape =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, id, day, where, signed, signature] = shape.exec(incoming.headers.authorization ?? '') ?? [];
  if (id !== accessKeyId || where !== region || !day || !signed) return false;
  const url = new URL(incoming.url ?? '/', 'http://store');
  const headers = signed.split(';').map((name) => `${name}:${String(incoming.headers[name] ?? '').trim()}\n`);
  const canonical = [
    incoming.method,
    url.pathname,
    [...url.searchParams]
      .map((pair) => pair.map(encode).join('='))
      .toSorted()
      .join('&'),
    headers.join(''),
    signed,
    incoming.headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', incoming.headers['x-amz-date'], scope, hash].join('\n');
  const sign = (key: string | Buffer, what: string) => createHmac('sha256', key).update(what).digest();
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(sign, `AWS4${secretAccessKey}`);
  return sign(key, text).toString('hex') === signature;
};
