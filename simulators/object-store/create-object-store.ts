import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Account, isSigned } from './check-signature.ts';
import { writeList } from './write-list.ts';

export type ObjectStore = {
  options: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };
  objects: Map<string, Buffer>;
  /** The next so many calls are answered 503, or never. */
  failNext: (times: number) => void;
  hang: (isHanging: boolean) => void;
  /** The paths of all calls so far, and how many were under way at once. */
  asked: readonly string[];
  maxAtOnce: () => number;
  close: () => Promise<void>;
};

const defaultAccount = { accessKeyId: 'AKTEST', secretAccessKey: 'a secret of tests', region: 'us-east-1' };

/**
 * An S3-compatible store on a port of this machine: one bucket, its signatures checked. It keeps objects in memory, so
 * stopping it loses them, as the loss of a store would. Short pages let a few objects need several.
 */
export const createObjectStore = async ({
  port = 0,
  host = '127.0.0.1',
  bucket = 'media-bucket',
  account = defaultAccount,
  pageSize = 3,
}: {
  port?: number;
  host?: string;
  bucket?: string;
  account?: Account;
  pageSize?: number;
} = {}): Promise<ObjectStore> => {
  const objects = new Map<string, Buffer>();
  let failures = 0;
  let isHanging = false;
  const asked: string[] = [];
  let underWay = 0;
  let maxAtOnce = 0;
  const server = createServer(async (incoming, outgoing) => {
    asked.push(incoming.url ?? '');
    underWay += 1;
    maxAtOnce = Math.max(maxAtOnce, underWay);
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
    if (!`${url.pathname}/`.startsWith(`/${bucket}/`)) return answer(404);
    if (url.searchParams.get('list-type') === '2')
      return answer(200, Buffer.from(writeList(objects, url.searchParams, pageSize)));
    const key = decodeURIComponent(url.pathname.slice(`/${bucket}/`.length));
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
  await once(server.listen(port, host), 'listening');
  const endpoint = `http://${host}:${(server.address() as AddressInfo).port}`;
  return {
    options: { endpoint, bucket, ...account },
    objects,
    asked,
    maxAtOnce: () => maxAtOnce,
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
