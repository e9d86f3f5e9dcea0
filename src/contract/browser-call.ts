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
  /** For changes that are not sent by `fetch`: what sends them is given the token, a second time when it was stale. */
  withToken: (send: (token: string) => Promise<Response>) => Promise<Response>;
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
  const findToken = () => findAntiForgeryToken(readCookies());
  const withToken: BrowserCall['withToken'] = async (send) => {
    if (findToken() === undefined) await fetchToken();
    const answer = await send(findToken() ?? '');
    if (answer.status !== 403 || answer.headers.get(antiForgeryVerdictHeader) !== staleToken) return answer;
    await fetchToken();
    return send(findToken() ?? '');
  };

  return {
    read,
    withToken,
    change: (request) =>
      withToken((token) => {
        const headers = new Headers(request.headers);
        headers.set(antiForgeryHeader, token);
        // A copy, for the body can be sent only once.
        return read(new Request(request.clone(), { headers }));
      }),
  };
};
