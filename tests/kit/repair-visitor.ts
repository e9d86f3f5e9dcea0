import type { Challenge } from 'altcha-lib';
import { vi } from 'vitest';
import { labCalls } from '#contract/repair/lab-calls.ts';
import { allRepairCalls } from '#contract/repair/report-calls.ts';
import { type CookieJar, keepCookies, toCookieHeader } from '../../scripts/demo-run/cookie-jar.ts';
import { createAnswerCheck } from './create-answer-check.ts';
import { randomAddress } from './repair-kit.ts';
import { solveCaptcha } from './solve-captcha.ts';
import type { TestServer } from './start-server.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at from outside, as a stranger sees them
type Loose = any;

export type RepairAnswer = {
  http: number;
  status: number;
  message: string;
  data: Loose;
  headers: Headers;
  /** As sent, one line each. */
  cookies: string[];
};

type CallOptions = {
  method?: string;
  body?: unknown;
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
};

const expectDescribed = createAnswerCheck({ ...allRepairCalls, ...labCalls });

/** How long a test waits for a message of the outbox. */
const patience = 30_000;

/** A browser as the repair API sees it: keeps cookies, repeats the anti-forgery token, comes from its own address. */
export const createRepairVisitor = (
  server: Pick<TestServer, 'url' | 'simulatorsUrl'>,
  address = randomAddress(),
) => {
  const jar: CookieJar = new Map();

  const call = async (
    path: string,
    { method = 'GET', body, raw, headers = {} }: CallOptions = {},
  ): Promise<RepairAnswer> => {
    const token = jar.get('XSRF-TOKEN');
    const response = await fetch(server.url + path, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': address,
        ...(jar.size > 0 ? { cookie: toCookieHeader(jar) } : {}),
        ...(token ? { 'x-xsrf-token': token } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(raw === undefined ? {} : { body: raw }),
    });
    const cookies = keepCookies(jar, response.headers);
    const envelope = (await response.json()) as Loose;
    return { http: response.status, ...envelope, headers: response.headers, cookies };
  };
  const repair = async (path: string, options?: CallOptions) => {
    const answer = await call(`/repair-api/${path}`, options);
    if (answer.http === 200 && answer.status === 0)
      expectDescribed(options?.method ?? 'GET', `/${path.split('?')[0]}`, answer.data);
    return answer;
  };
  const post = (path: string, body?: unknown) =>
    repair(path, { method: 'POST', ...(body === undefined ? {} : { body }) });

  const readMessages = async (to?: string): Promise<{ to: string; text: string }[]> => {
    const query = to ? `?to=${to}` : '';
    return (await fetch(`${server.simulatorsUrl}/sms/messages${query}`)).json() as Promise<Loose>;
  };
  const readCode = async (mobile: string): Promise<string> => {
    const texts = (await readMessages(mobile)).map(({ text }) => text);
    const code = texts.map((text) => /\n@\S+ #(\d{6})$/.exec(text)?.[1]).find(Boolean);
    if (!code) throw new Error(`no code came to ${mobile}`);
    return code;
  };

  return {
    jar,
    cookieHeader: () => toCookieHeader(jar),
    address,
    call,
    repair,
    post,
    /** Fetches the token a page would fetch first. */
    open: async () => {
      await call('/api/v1/antiforgery');
    },
    ask: (serial: string, headers?: Record<string, string>) =>
      repair(`Product/AuthMobile?serialNumber=${encodeURIComponent(serial)}`, headers ? { headers } : {}),
    verify: (code: string, serial: string) =>
      post(`Product/VerifyCode?code=${encodeURIComponent(code)}&serialNumber=${encodeURIComponent(serial)}`),
    save: (serial: string, description: string, more: object = {}) =>
      post('RepairRequestHandler/Save', {
        SerialNumber: serial,
        Description: description,
        MarkazId: 0,
        repairInPlace: false,
        ...more,
      }),
    readMessages,
    readCode,
    /** The messages to a phone once there are as many as expected, newest first. */
    awaitMessages: (mobile: string, count: number) =>
      vi.waitFor(
        async () => {
          const messages = await readMessages(mobile);
          if (messages.length < count)
            throw new Error(`${messages.length} of ${count} messages came to ${mobile}`);
          return messages;
        },
        { timeout: patience },
      ),
    signIn: async function signIn(this: unknown, serial: string, mobile: string): Promise<RepairAnswer> {
      await call('/api/v1/antiforgery');
      await repair(`Product/AuthMobile?serialNumber=${encodeURIComponent(serial)}`);
      const code = await readCode(mobile);
      return post(`Product/VerifyCode?code=${code}&serialNumber=${encodeURIComponent(serial)}`);
    },
    solveCaptcha: async (purpose = 'one-time-code'): Promise<string> => {
      const response = await fetch(`${server.url}/api/v1/captcha/challenge?purpose=${purpose}`, {
        headers: { 'x-forwarded-for': address },
      });
      return solveCaptcha((await response.json()) as Challenge);
    },
  };
};

export type RepairVisitor = ReturnType<typeof createRepairVisitor>;

/** Settings for servers that such visitors call: addresses are believed, captchas are quickly solved. */
export const visitorSettings = {
  TRUST_PROXY: '1',
  CAPTCHA_COST: '10',
  CAPTCHA_MIN_TRIES: '1',
  CAPTCHA_MAX_TRIES: '2',
};
