/** Ties a code to the browser that asked for it. */
export const challengeCookie = '__Host-rc';

/** The verified session of one device. Ends with the browser; the server ends it sooner. */
export const sessionCookie = '__Host-repair';

/** Says that this browser proved a device before: strangers' wrong codes do not count against it. */
export const markCookie = '__Host-mark';

// Browsers take Secure cookies from localhost too, so trying it out needs no certificate.
const always = 'Path=/; Secure; HttpOnly; SameSite=Lax';

export const writeChallengeCookie = (token: string, seconds: number): string =>
  `${challengeCookie}=${token}; ${always}; Max-Age=${seconds}`;

export const writeSessionCookie = (token: string): string => `${sessionCookie}=${token}; ${always}`;

export const writeMarkCookie = (token: string, seconds: number): string =>
  `${markCookie}=${token}; ${always}; Max-Age=${seconds}`;

export const dropCookie = (name: string): string => `${name}=; ${always}; Max-Age=0`;
