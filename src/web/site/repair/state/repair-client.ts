import { antiForgeryCookie } from '#contract/anti-forgery.ts';
import { createBrowserCall } from '#contract/browser-call.ts';
import { createRepairClient, type RepairClient } from '#contract/repair/client.ts';

/** The repair API as this page calls it: in time, and guarded against other sites. */
export const createPageClient = (): RepairClient => {
  const call = createBrowserCall({
    fetch: (request) => fetch(request),
    readCookies: () => document.cookie,
    origin: window.location.origin,
  });
  return createRepairClient({
    fetch: call.read,
    guardedFetch: call.change,
    origin: window.location.origin,
  });
};

/** Without an anti-forgery cookie this browser never called, so it has neither session nor code to ask about. */
export const hasEverCalled = (cookies: string): boolean =>
  cookies.split('; ').some((pair) => pair.startsWith(`${antiForgeryCookie}=`));
