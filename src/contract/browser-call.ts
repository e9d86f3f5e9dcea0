import {
  antiForgeryHeader,
  antiForgeryPath,
  antiForgeryVerdictHeader,
  findAntiForgeryToken,
  staleToken,
} from './anti-forgery.ts';

export type BrowserCall = {
  /** For calls that only read. */
  read: (request: Request) => Promise<Response>;
  /** For calls that change something: carries the anti-forgery token, which is fetched when there is none yet. */
  change: (request: Request) => Promise<Response>;
};

type BrowserCallOptions = {
  fetch: (request: Request) => Promise<Response>;
  /** `document.cookie` of the page. */
  readCookies: () => string;
  /** Where the token is fetched; the page's own origin. */
  origin: string;
  /** Where on it; the office has a path of its own for it. */
  tokenPath?: string;
  /** After this a call is given up, with a `TimeoutError`. */
  timeoutMs?: number;
};

/**
 * How the browser calls either API: each call ends in time, and those that change something carry the token.
 * A token that the server calls stale (after signing in or out, or a changed secret) is renewed once and the
 * call repeated; the server had not begun to work on it.
 *
 * @example
 * const call = createBrowserCall({ fetch: (r) => fetch(r), readCookies: () => document.cookie, origin });
 */
export const createBrowserCall = (options: BrowserCallOptions): BrowserCall => {
  const { timeoutMs = 20_000, readCookies, origin, tokenPath = antiForgeryPath } = options;
  let underWay: Promise<void> | undefined;

  const read = (request: Request): Promise<Response> =>
    options.fetch(
      new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) }),
    );
  // Several calls that start together wait for one token.
  const fetchToken = (): Promise<void> => {
    underWay ??= read(new Request(`${origin}${tokenPath}`, { cache: 'no-store' }))
      .then(() => {})
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  };
  const sendWithToken = (request: Request): Promise<Response> => {
    const headers = new Headers(request.headers);
    headers.set(antiForgeryHeader, findAntiForgeryToken(readCookies()) ?? '');
    return read(new Request(request, { headers }));
  };

  return {
    read,
    change: async (request) => {
      if (findAntiForgeryToken(readCookies()) === undefined) await fetchToken();
      const spare = request.clone();
      const response = await sendWithToken(request);
      if (response.status !== 403 || response.headers.get(antiForgeryVerdictHeader) !== staleToken) {
        return response;
      }
      await fetchToken();
      return sendWithToken(spare);
    },
  };
};
