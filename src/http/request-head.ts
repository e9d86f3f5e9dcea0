import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { AppError } from '#kernel/app-error.ts';
import type { AppEnv } from './app-env.ts';
import { limits } from './limits.ts';
import { HttpRefusal } from './refusal.ts';

const loopbackNames = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/** The first lines of a request. */
export type RequestHead = {
  url: string;
  /** Every Host line: with two of them, two readers of one request could disagree about whom it is for. */
  hosts: readonly string[];
  headerCount: number;
};

export type OwnOrigins = { publicOrigin: string | undefined; officeOrigin?: string | undefined };

/** Of any request; one that was made in this process has no connection. */
export const readHead = ({ env: { incoming }, req }: Context<AppEnv>): RequestHead =>
  incoming ? headOfIncoming(incoming) : headOfInnerRequest(req.raw);

export const headOfIncoming = ({ url = '/', rawHeaders }: IncomingMessage): RequestHead => ({
  url,
  hosts: rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host'),
  headerCount: rawHeaders.length / 2,
});

const headOfInnerRequest = ({ url }: Request): RequestHead => {
  const { host, pathname, search } = new URL(url);
  return { url: pathname + search, hosts: [host], headerCount: 0 };
};

/** What is wrong with the first lines of a request: their size, or that it was not meant for us. */
export const findHeadFault = (head: RequestHead, origins: OwnOrigins): AppError | undefined => {
  if (head.url.length > limits.urlLength) return new HttpRefusal('too_large', 414);
  if (head.headerCount > limits.headerCount) return new HttpRefusal('too_large', 431);
  if (head.hosts.length > 1) return new AppError('invalid_input');
  if (!isOwnHost(head, origins.publicOrigin) && !isOfficeHost(head, origins))
    return new HttpRefusal('invalid_input', 421);
  if (!head.url.startsWith('/') || !isDecodable(head.url)) return new AppError('invalid_input');
  return undefined;
};

/** Whether the request is for the office's own host; never when it has none. */
export const isOfficeHost = (head: RequestHead, { officeOrigin }: OwnOrigins): boolean =>
  officeOrigin !== undefined && isOwnHost(head, officeOrigin);

/** Absolute addresses are built from PUBLIC_ORIGIN only, yet a foreign Host is refused: caches may key by it. */
const isOwnHost = ({ hosts: [host] }: RequestHead, origin: string | undefined): boolean => {
  if (!host) return false;
  if (!origin) return loopbackNames.test(host);
  // An origin is scheme, two slashes and host, nothing more: config makes sure of it.
  return origin.endsWith(`//${host.toLowerCase()}`);
};

const isDecodable = (url: string): boolean => {
  if (!url.includes('%')) return true;
  try {
    return !decodeURIComponent(url.split('?', 1)[0] ?? '').includes('\u0000');
  } catch {
    return false;
  }
};

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
