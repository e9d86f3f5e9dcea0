import type { Challenge } from 'altcha-lib';
import { demoSecret } from './demo-folder.ts';
import { solveCaptcha } from './solve-captcha.ts';

/** Settings for a server whose captcha a test solves in milliseconds, and whose callers say where they are. */
export const contactEnv = {
  APP_SECRET: demoSecret,
  CAPTCHA_COST: '10',
  CAPTCHA_MIN_TRIES: '5',
  CAPTCHA_MAX_TRIES: '20',
  TRUST_PROXY: '1',
} as const;

export const sampleMessage = {
  email: 'nasrin@example.com',
  fullName: 'نسرین رضایی',
  subject: 'سرویس سانتریفیوژ',
  description: 'دستگاه صدا می‌دهد.\nلطفاً تماس بگیرید.',
} as const;

export type ContactAnswer = {
  status: number;
  headers: Headers;
  envelope: {
    isSuccess: boolean;
    result: unknown;
    error?: {
      code: string;
      message: string;
      requestId: string;
      details?: { fields?: Record<string, string> };
    };
  };
};

let addresses = 0;

/** A browser without a screen: its own address, its anti-forgery token, its solved captchas. */
export const createContactVisitor = (url: string) => {
  addresses += 1;
  const address = `198.51.${addresses >> 8}.${addresses & 255}`;
  const at = { 'x-forwarded-for': address };

  const fetchToken = async (): Promise<string> => {
    const response = await fetch(`${url}/api/v1/antiforgery`, { headers: at });
    return /XSRF-TOKEN=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
  };
  const fetchChallenge = async (purpose = 'contact'): Promise<Challenge> => {
    const response = await fetch(`${url}/api/v1/captcha/challenge?purpose=${purpose}`, { headers: at });
    return (await response.json()) as Challenge;
  };
  const post = async (
    body: unknown,
    headers: Record<string, string | undefined> = {},
  ): Promise<ContactAnswer> => {
    const token = await fetchToken();
    const all = {
      'content-type': 'application/json',
      cookie: `XSRF-TOKEN=${token}`,
      'x-xsrf-token': token,
      ...at,
      ...headers,
    };
    const response = await fetch(`${url}/api/v1/Suggestions/SendSuggestion`, {
      method: 'POST',
      headers: Object.fromEntries(
        Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined),
      ),
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return {
      status: response.status,
      headers: response.headers,
      envelope: (await response.json()) as ContactAnswer['envelope'],
    };
  };
  const solveOne = async (purpose?: string) => solveCaptcha(await fetchChallenge(purpose));

  return {
    at,
    fetchToken,
    fetchChallenge,
    solveOne,
    post,
    /** A whole message, with a fresh captcha unless one is given. */
    send: async (more: Record<string, unknown> = {}, headers?: Record<string, string | undefined>) =>
      post({ recaptcha: more.recaptcha ?? (await solveOne()), ...sampleMessage, ...more }, headers),
  };
};
