/** What a solved captcha is good for; signed into the challenge where the captcha allows. */
export type CaptchaPurpose = 'contact' | 'one-time-code';

export type CaptchaRefusal =
  | 'missing'
  | 'malformed'
  | 'forged'
  | 'unsolved'
  | 'expired'
  | 'wrong-purpose'
  /** The captcha's own server refused the solution. */
  | 'refused'
  /** The captcha's own server could not be asked; the solution is refused. */
  | 'unavailable'
  | 'misconfigured';

export type CaptchaVerdict =
  | {
      ok: true;
      /**
       * When present, the same solution would verify again: the caller must store this key atomically until
       * `expiresAt` and refuse the second arrival. Absent when the captcha's server counts by itself.
       */
      once?: { key: string; expiresAt: Date };
    }
  | { ok: false; reason: CaptchaRefusal };

/** Separates people from bots. */
export type Captcha = {
  /** The widget's own JSON, to be sent unchanged and uncached; undefined when the widget needs none of us. */
  createChallenge(purpose: CaptchaPurpose): Promise<object | undefined>;
  verify(
    token: string | undefined,
    about: { purpose: CaptchaPurpose; remoteIp?: string },
  ): Promise<CaptchaVerdict>;
};
