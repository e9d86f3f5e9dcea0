export type OfficeCookies = {
  /** The names, with the prefix that browsers guard where there is https. */
  staff: string;
  half: string;
  known: string;
  writeStaff: (token: string) => string;
  writeHalf: (token: string, seconds: number) => string;
  writeKnown: (mark: string) => string;
  drop: (name: string) => string;
};

const yearSeconds = 365 * 24 * 3_600;

/** The office's cookies: never for scripts, never sent along by another site. */
export const createOfficeCookies = (isHttps: boolean): OfficeCookies => {
  const prefix = isHttps ? '__Host-' : '';
  const always = `Path=/; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`;
  const [staff, half, known] = [`${prefix}staff`, `${prefix}pre`, `${prefix}known`];
  return {
    staff,
    half,
    known,
    writeStaff: (token) => `${staff}=${token}; ${always}`,
    writeHalf: (token, seconds) => `${half}=${token}; ${always}; Max-Age=${seconds}`,
    writeKnown: (mark) => `${known}=${mark}; ${always}; Max-Age=${yearSeconds}`,
    drop: (name) => `${name}=; ${always}; Max-Age=0`,
  };
};
