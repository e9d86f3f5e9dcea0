import { findAntiForgeryToken } from '#contract/anti-forgery.ts';
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

/** A browser without an anti-forgery token never called, so it has neither session nor code to ask about. */
export const hasEverCalled = (): boolean => findAntiForgeryToken(document.cookie) !== undefined;
