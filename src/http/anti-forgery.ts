import { createHmac, randomBytes } from 'node:crypto';
import {
  antiForgeryCookie,
  antiForgeryHeader,
  antiForgeryVerdictHeader,
  staleToken,
} from '#contract/anti-forgery.ts';
import { isSameSecret } from '#features/tokens/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { defineCookie, findCookie } from './cookies.ts';
import { isHttps } from './is-https.ts';
import { HttpRefusal } from './refusal.ts';

export type AntiForgery = {
  /** For every call that changes something. Throws 403 when another site may have sent it. */
  requireAntiForgery: (request: Request) => void;
  /** For a GET that changes something: refuses also what a picture, a frame or a link could ask for. */
  requireAntiForgeryOnGet: (request: Request) => void;
  /**
   * The `Set-Cookie` line that gives this browser a token. One that still holds is kept: other tabs use it. Cookies
   * that the same answer sets count with their new values.
   */
  writeTokenCookie: (request: Request, newCookies?: CookieValues) => string;
};

const nonceBytes = 18;
/** In base64url, without padding. */
const nonceLength = Math.ceil((nonceBytes * 4) / 3);

type CookieValues = Readonly<Record<string, string | undefined>>;

/**
 * Signed double submit: a page of ours reads the cookie and repeats it in a header, which no other site can.
 * Needs no memory on the server, and pages stay free of tokens and cacheable.
 */
export const createAntiForgery = (options: {
  appSecret: string;
  publicOrigin: string | undefined;
  /** Names of cookies that are signed into the token, so that one made outside a session is worth nothing inside it. */
  boundCookies: readonly string[];
}): AntiForgery => {
  const { publicOrigin, boundCookies } = options;
  const key = createHmac('sha256', options.appSecret).update('anti-forgery').digest();
  const tokenCookie = defineCookie(antiForgeryCookie, {
    isSecure: isHttps(publicOrigin),
    isForScript: true,
  });

  const sign = (request: Request, nonce: string, newCookies: CookieValues = {}): string => {
    const bound = boundCookies.map((name) => newCookies[name] ?? findCookie(request, name) ?? '').join('!');
    return createHmac('sha256', key).update(`${bound}!${nonce}`).digest('base64url');
  };
  const isGenuine = (request: Request, token: string, newCookies?: CookieValues): boolean => {
    const [signature = '', nonce = ''] = token.split('.', 2);
    return nonce.length === nonceLength && isSameSecret(signature, sign(request, nonce, newCookies));
  };

  const requireAntiForgery = (request: Request): void => {
    requireOwnOrigin(request, publicOrigin);
    const cookie = tokenCookie.read(request) ?? '';
    const header = request.headers.get(antiForgeryHeader) ?? '';
    if (cookie === '' || !isSameSecret(cookie, header) || !isGenuine(request, cookie)) {
      throw new HttpRefusal('forbidden', 403, { [antiForgeryVerdictHeader]: staleToken });
    }
  };

  return {
    requireAntiForgery,
    requireAntiForgeryOnGet: (request) => {
      const destination = request.headers.get('sec-fetch-dest');
      if (destination !== null && destination !== 'empty') throw new AppError('forbidden');
      requireAntiForgery(request);
    },
    writeTokenCookie: (request, newCookies) => {
      const held = tokenCookie.read(request);
      if (held && isGenuine(request, held, newCookies)) return tokenCookie.write(held);
      const nonce = randomBytes(nonceBytes).toString('base64url');
      return tokenCookie.write(`${sign(request, nonce, newCookies)}.${nonce}`);
    },
  };
};

const requireOwnOrigin = (request: Request, publicOrigin: string | undefined): void => {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new AppError('forbidden');
  const origin = request.headers.get('origin');
  // Without PUBLIC_ORIGIN only loopback names get this far, and then the address asked for is our own.
  if (origin !== null && origin !== (publicOrigin ?? new URL(request.url).origin)) {
    throw new AppError('forbidden');
  }
};
