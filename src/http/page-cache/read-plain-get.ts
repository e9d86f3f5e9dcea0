import { rememberResults } from '#kernel/remember-results.ts';
import type { RequestHead } from '../check-request.ts';

/** A request for something to read, with nothing in it that two readers could understand differently. */
export type PlainGet = RequestHead & { acceptEncoding: string | undefined; ifNoneMatch: string | undefined };

/** A path on this server, and the one version of HTTP that is read here. */
const plainLine = /^GET (\/[!-~]*) HTTP\/1\.1$/;

/**
 * All headers and nothing after them: no body, no second request, no folded or bare line end, nothing but ASCII.
 * A name holds no colon and a value no line end, and the blanks before a value are a part of it: no byte can be
 * taken by two parts of the pattern, so it is tried once from left to right, whatever a stranger sends.
 */
const plainHeaders = /^(?:[!#$%&'*+.^_`|~\w-]+:[ -~]*\r\n)+\r\n$/;

/** What is read; twice the same of these is not plain either. */
const wanted = new Set(['host', 'connection', 'accept-encoding', 'if-none-match']);

/** Whoever sends one of these wants more than a page, or something this reader leaves to the real one. */
const notPlain = new Set([
  'content-length',
  'transfer-encoding',
  'trailer',
  'expect',
  'upgrade',
  'http2-settings',
  'proxy-connection',
]);

/** Reads what arrived on a connection, if it is such a request; nothing for everything else. */
export const readPlainGet = (bytes: Buffer, mostBytes: number): PlainGet | undefined => {
  if (bytes.length > mostBytes) return undefined;
  const text = bytes.toString('latin1');
  const lineEnd = text.indexOf('\r\n');
  const url = plainLine.exec(text.slice(0, Math.max(0, lineEnd)))?.[1];
  const headers = url === undefined ? undefined : readHeadersOnce(text.slice(lineEnd + 2));
  return url === undefined || !headers ? undefined : { method: 'GET', url, ...headers };
};

const readHeaders = (text: string): Omit<PlainGet, 'method' | 'url'> | undefined => {
  if (!plainHeaders.test(text)) return undefined;
  const read = new Map<string, string>();
  const lines = text.slice(0, -4).split('\r\n');
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    if (notPlain.has(name) || read.has(name)) return undefined;
    if (wanted.has(name)) read.set(name, line.slice(colon + 1).trim());
  }
  const host = read.get('host');
  const stays = (read.get('connection') ?? 'keep-alive').toLowerCase() === 'keep-alive';
  if (host === undefined || !stays) return undefined;
  return {
    hosts: [host],
    headerCount: lines.length,
    acceptEncoding: read.get('accept-encoding'),
    ifNoneMatch: read.get('if-none-match'),
  };
};

/** A browser sends the same headers with each page, a proxy with all of them. */
const readHeadersOnce = rememberResults(readHeaders, {
  most: 200,
  isWorthKeeping: ({ length }) => length <= 1_000,
});
