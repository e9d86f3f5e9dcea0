import { defineCookie, type OwnCookie } from '../../cookies.ts';

export type OfficeCookies = {
  /** The session. Ends with the browser; the server ends it sooner. */
  staff: OwnCookie;
  /** Between the password and the second step. */
  half: OwnCookie;
  /** Says that this person signed in with this browser before. */
  known: OwnCookie;
};

/** How long a browser stays known. */
export const knownBrowserSeconds = 365 * 24 * 3_600;

/** The office's cookies: never for scripts, never sent along by another site. */
export const defineOfficeCookies = (isSecure: boolean): OfficeCookies => ({
  staff: defineCookie('staff', { isSecure, isStrict: true }),
  half: defineCookie('pre', { isSecure, isStrict: true }),
  known: defineCookie('known', { isSecure, isStrict: true }),
});
