/** The cookie that holds the anti-forgery token. Readable by the page's own script, and by nobody else's. */
export const antiForgeryCookie = 'XSRF-TOKEN';

/** The header in which a changing call repeats the cookie. */
export const antiForgeryHeader = 'X-XSRF-TOKEN';

/** `GET` here sets the cookie. One address serves both APIs. */
export const antiForgeryPath = '/api/v1/antiforgery';

/** On a 403: `X-XSRF-Verdict: stale` says that a fresh token would help. Without it, none would. */
export const antiForgeryVerdictHeader = 'X-XSRF-Verdict';
export const staleToken = 'stale';

/** The token among the cookies of a page (`document.cookie`). */
export const findAntiForgeryToken = (cookies: string): string | undefined => {
  const start = `${antiForgeryCookie}=`;
  const pair = cookies.split('; ').find((part) => part.startsWith(start));
  return pair?.slice(start.length) || undefined;
};
