export type CookieJar = Map<string, string>;

/** What a browser with these cookies sends in its `cookie` header. */
export const toCookieHeader = (jar: CookieJar): string =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

/** Keeps and removes cookies as an answer says; gives its lines as they were sent. */
export const keepCookies = (jar: CookieJar, headers: Headers): string[] => {
  const lines = headers.getSetCookie();
  for (const line of lines) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    if (/max-age=0(;|$)/i.test(line)) jar.delete(pair.slice(0, at));
    else jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
  return lines;
};
