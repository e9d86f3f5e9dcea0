import { limits } from './limits.ts';
import { HttpRefusal } from './refusal.ts';

const loopbackNames = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

export type RequestHead = {
  method: string;
  url: string;
  /** Every Host line; more than one would let two readers of one request disagree about whom it is for. */
  hosts: readonly string[];
  headerCount: number;
};

/**
 * The cheapest checks, made before anything else is done for a request: its size on the first lines,
 * and that it was meant for us.
 */
export const checkRequest = (head: RequestHead, { publicOrigin, officeOrigin }: OwnOrigins): void => {
  if (head.url.length > limits.urlLength) throw new HttpRefusal('too_large', 414);
  if (head.headerCount > limits.headerCount) throw new HttpRefusal('too_large', 431);
  if (head.hosts.length > 1) throw new HttpRefusal('invalid_input', 400);
  if (!isOurHost(head.hosts[0], publicOrigin) && !isOfficeHost(head, officeOrigin))
    throw new HttpRefusal('invalid_input', 421);
  if (!head.url.startsWith('/') || !isDecodable(head.url)) throw new HttpRefusal('invalid_input', 400);
};

export type OwnOrigins = { publicOrigin: string | undefined; officeOrigin?: string | undefined };

/** Whether the request is for the office's own host; never when it has none. */
export const isOfficeHost = (head: RequestHead, officeOrigin: string | undefined): boolean =>
  officeOrigin !== undefined && isOurHost(head.hosts[0], officeOrigin);

/** Absolute addresses are built from PUBLIC_ORIGIN only, yet a foreign Host is refused: caches may key by it. */
const isOurHost = (host: string | undefined, publicOrigin: string | undefined): boolean => {
  if (!host) return false;
  if (!publicOrigin) return loopbackNames.test(host);
  // An origin is scheme, two slashes and host, nothing more: config makes sure of it.
  return publicOrigin.endsWith(`//${host}`) || publicOrigin.endsWith(`//${host.toLowerCase()}`);
};

const isDecodable = (url: string): boolean => {
  if (!url.includes('%')) return true;
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
    return !path.includes('\u0000');
  } catch {
    return false;
  }
};
