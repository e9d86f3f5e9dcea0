import { defineCookie, type OwnCookie } from '../../cookies.ts';

export type RepairCookies = {
  /** Ties a code to the browser that asked for it. */
  challenge: OwnCookie;
  /** The verified session of one device. Ends with the browser; the server ends it sooner. */
  session: OwnCookie;
  /** Says that this browser proved a device before: strangers' wrong codes do not count against it. */
  mark: OwnCookie;
  /** The proved mobile of this browser, and the code that is on its way to one. */
  lab: OwnCookie;
  labChallenge: OwnCookie;
};

export const defineRepairCookies = (isSecure: boolean): RepairCookies => ({
  challenge: defineCookie('rc', { isSecure }),
  session: defineCookie('repair', { isSecure }),
  mark: defineCookie('mark', { isSecure }),
  lab: defineCookie('lab', { isSecure }),
  labChallenge: defineCookie('lc', { isSecure }),
});
