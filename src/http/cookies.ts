import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

/** A cookie of ours: its name, and the one way to read, set and drop it. */
export type OwnCookie = {
  name: string;
  read: (request: Request) => string | undefined;
  /** The `Set-Cookie` line. Without a time it ends with the browser. */
  write: (value: string, options?: { maxAgeSeconds?: number }) => string;
  drop: () => string;
};

type CookieKind = {
  /** `Secure`, over https only. */
  isSecure: boolean;
  /** The page's own script reads it; otherwise it is `HttpOnly` and, over https, tied to the host by `__Host-`. */
  isForScript?: boolean;
  /** Not even sent along when somebody follows a link from another site. */
  isStrict?: boolean;
};

/** The value of one cookie of a request; undefined when it was not sent, or empty. */
export const findCookie = (request: Request, name: string): string | undefined =>
  parse(request.headers.get('cookie') ?? '', name)[name] || undefined;

/**
 * Defines a cookie. Over https it has every protection there is; over http, which only loopback may use, the same
 * name without the prefix, so that every browser can try the product.
 *
 * @example const session = defineCookie('repair', { isSecure }); // `__Host-repair` over https
 */
export const defineCookie = (
  base: string,
  { isSecure, isForScript = false, isStrict = false }: CookieKind,
): OwnCookie => {
  const name = isSecure && !isForScript ? `__Host-${base}` : base;
  const write: OwnCookie['write'] = (value, { maxAgeSeconds } = {}) =>
    generateCookie(name, value, {
      path: '/',
      secure: isSecure,
      httpOnly: !isForScript,
      sameSite: isStrict ? 'Strict' : 'Lax',
      ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
    });
  return {
    name,
    read: (request) => findCookie(request, name),
    write,
    drop: () => write('', { maxAgeSeconds: 0 }),
  };
};
