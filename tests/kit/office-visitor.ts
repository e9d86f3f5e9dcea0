import { officeCalls } from '#contract/office/calls.ts';
import { officeBasePath } from '#contract/office/office-base-path.ts';
import type { OfficeCall } from '#contract/office/office-call.ts';
import { type CookieJar, keepCookies, toCookieHeader } from '../../scripts/demo-run/cookie-jar.ts';
import { createAnswerCheck } from './create-answer-check.ts';

const expectDescribed = createAnswerCheck(officeCalls);

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at from outside, as a stranger sees them
type Loose = any;

type OfficeReply = { status: number; body: Loose; headers: Headers; cookies: string[]; text: string };

export type OfficeSend = (request: Request, clientAddress: string) => Promise<Response>;

type OfficeCallOptions = {
  method?: string;
  body?: unknown;
  /** A file as the body, in the place of JSON. */
  file?: { bytes: Uint8Array<ArrayBuffer>; type: string };
  headers?: Record<string, string>;
  /** Leaves the anti-forgery token out. */
  isBare?: boolean;
};

/** A browser as the office sees it: keeps cookies, repeats the anti-forgery token, comes from its own address. */
export const createOfficeVisitor = (send: OfficeSend, origin: string, address = '203.0.113.9') => {
  const jar: CookieJar = new Map();

  const call = async (path: string, options: OfficeCallOptions = {}): Promise<OfficeReply> => {
    const { method = 'GET', body, file, headers = {}, isBare = false } = options;
    const token = jar.get('XSRF-TOKEN');
    const request = new Request(`${origin}${officeBasePath}${path}`, {
      method,
      headers: {
        host: new URL(origin).host,
        'user-agent': 'Test Browser',
        ...(jar.size > 0 ? { cookie: toCookieHeader(jar) } : {}),
        ...(token && !isBare && method !== 'GET' ? { 'x-xsrf-token': token } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(file ? { 'content-type': file.type } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(file ? { body: file.bytes } : {}),
    });
    const response = await send(request, address);
    const cookies = keepCookies(jar, response.headers);
    const text = await response.text();
    const answer = readJson(text);
    if (response.status === 200) expectDescribed(method, path.split('?')[0] ?? '', answer);
    return { status: response.status, body: answer, headers: response.headers, cookies, text };
  };
  const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    call(path, { method: 'POST', headers, ...(body === undefined ? {} : { body }) });

  return {
    jar,
    cookieHeader: () => toCookieHeader(jar),
    call,
    post,
    put: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      call(path, { method: 'PUT', body, headers }),
    upload: (path: string, bytes: Uint8Array, type: string) =>
      call(path, { method: 'POST', file: { bytes: new Uint8Array(bytes), type } }),
    remove: (path: string) => call(path, { method: 'DELETE' }),
    open: () => call('/antiforgery'),
    /** Both steps; the code is asked for after the password was taken. */
    signIn: async (email: string, password: string, readCode: () => Promise<string>) => {
      await call('/antiforgery');
      const first = await post('/session', { email, password });
      if (first.status !== 200) return first;
      return post('/session/code', { code: await readCode() });
    },
  };
};

export type OfficeVisitor = ReturnType<typeof createOfficeVisitor>;

const readJson = (text: string): Loose => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Something to put in each place of a path, so that a call can be made without meaning anything. */
export const fillPathWithSamples = ({ path }: Pick<OfficeCall, 'path'>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'kind' ? 'article' : '999999'));
