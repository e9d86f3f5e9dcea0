import { z } from 'zod';

/** What a solved captcha is good for. A solution for one purpose is worth nothing for another. */
const captchaPurposes = ['contact', 'one-time-code'] as const;
export const CaptchaPurposeName = z.enum(captchaPurposes);

/** Which captcha this installation uses, and what the browser needs to show it. */
export const CaptchaSettings = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('altcha') }),
  z.object({ kind: z.literal('recaptcha'), siteKey: z.string(), scriptUrl: z.string() }),
]);
export type CaptchaSettings = z.infer<typeof CaptchaSettings>;
