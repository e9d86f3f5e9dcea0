import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type S3Simulator = {
  options: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };
  objects: Map<string, Buffer>;
  /** The next so many calls are answered 503, or never. */
  failNext: (times: number) => void;
  hang: (isHanging: boolean) => void;
  /** The paths of all calls so far, and how many were under way at once. */
  asked: readonly string[];
  mostAtOnce: () => number;
  close: () => Promise<void>;
};

/** An S3-compatible store on a port of this machine: one bucket, its signatures checked. */
export const startS3 = async (): Promise<S3Simulator> => {
  const account = { accessKeyId: 'AKTEST', secretAccessKey: 'a secret of tests', region: 'us-east-1' };
  const objects = new Map<string, Buffer>();
  let failures = 0;
  let isHanging = false;
  const asked: string[] = [];
  let underWay = 0;
  let mostAtOnce = 0;
  const server = createServer(async (incoming, outgoing) => {
    asked.push(incoming.url ?? '');
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    outgoing.once('close', () => {
      underWay -= 1;
    });
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    if (isHanging) return;
    const answer = (status: number, body: Buffer = Buffer.alloc(0), headers: Record<string, string> = {}) =>
      outgoing
        .writeHead(status, { 'content-length': String(body.length), ...headers })
        .end(incoming.method === 'HEAD' ? undefined : body);
    if (failures > 0) {
      failures -= 1;
      return answer(503);
    }
    if (!isSigned(incoming, account)) return answer(403);
    const url = new URL(incoming.url ?? '/', 'http://store');
    if (url.searchParams.get('list-type') === '2')
      return answer(200, Buffer.from(writeList(objects, url.searchParams)));
    const key = decodeURIComponent(url.pathname.slice('/media-bucket/'.length));
    const found = objects.get(key);
    const facts = { 'last-modified': new Date(0).toUTCString() };
    if (incoming.method === 'PUT') objects.set(key, Buffer.concat(chunks));
    if (incoming.method === 'PUT') return answer(200);
    if (incoming.method === 'DELETE') objects.delete(key);
    if (incoming.method === 'DELETE') return answer(204);
    if (!found) return answer(404);
    if (incoming.method === 'HEAD')
      return outgoing.writeHead(200, { ...facts, 'content-length': String(found.length) }).end();
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(incoming.headers.range ?? '') ?? [];
    if (start === undefined) return answer(200, found, facts);
    return answer(206, found.subarray(Number(start), Number(end) + 1), facts);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    options: { endpoint, bucket: 'media-bucket', ...account },
    objects,
    asked,
    mostAtOnce: () => mostAtOnce,
    failNext: (times) => {
      failures = times;
    },
    hang: (hangs) => {
      isHanging = hangs;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};

/** A page of the list of objects; short pages, so that a few objects already need several. */
const pageSize = 3;
const writeList = (objects: Map<string, Buffer>, query: URLSearchParams): string => {
  const prefix = query.get('prefix') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted();
  const from = Number(query.get('continuation-token')?.slice('from & '.length) ?? 0);
  const shown = keys.slice(from, from + pageSize);
  const isCut = from + pageSize < keys.length;
  const entries = shown.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>1970-01-01T00:00:00.000Z</LastModified>` +
      `<ETag>&quot;x&quot;</ETag><Size>${objects.get(key)?.length}</Size></Contents>`,
  );
  const more = isCut ? `<NextContinuationToken>from &amp; ${from + pageSize}</NextContinuationToken>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${more}${entries.join('')}</ListBucketResult>`;
};

type Account = { accessKeyId: string; secretAccessKey: string; region: string };

/** As the signature counts: spaces are %20, and what URLs leave alone is encoded too. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Signature version 4, computed anew from what arrived. */
const isSigned = (incoming: IncomingMessage, { accessKeyId, secretAccessKey, region }: Account): boolean => {
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
