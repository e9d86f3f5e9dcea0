import { antiForgeryCookie } from '#contract/anti-forgery.ts';

/** Without an anti-forgery cookie this browser never called, so it has neither session nor code to ask about. */
export const hasEverCalled = (cookies: string): boolean =>
  cookies.split('; ').some((pair) => pair.startsWith(`${antiForgeryCookie}=`));
