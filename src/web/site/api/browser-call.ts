import { type BrowserCall, createBrowserCall } from '#contract/browser-call.ts';

let call: BrowserCall | undefined;

/**
 * The page's one way to call either API, so that all its calls share one anti-forgery token. Only in the
 * browser: on the server there is no page.
 */
export const getBrowserCall = (): BrowserCall => {
  call ??= createBrowserCall({
    fetch: (request) => fetch(request),
    readCookies: () => document.cookie,
    origin: window.location.origin,
  });
  return call;
};
