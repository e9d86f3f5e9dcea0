import { generate } from 'otplib';
import { antiForgeryHeader } from '#contract/anti-forgery.ts';
import { officeBasePath } from '#contract/office/office-base-path.ts';
import { type DemoRole, demoPassword, demoPeople } from '#kernel/demo-people.ts';
import { type CookieJar, keepCookies, toCookieHeader } from '../../demo-run/cookie-jar.ts';

export type OfficePerson = {
  call: (path: string, init?: RequestInit) => Promise<Response>;
  send: (path: string, file: Buffer) => Promise<unknown>;
};

/** Signs one of the demo's people in over HTTP. The session outlives the server: another start takes it too. */
export const enterOffice = async (origin: string, role: DemoRole): Promise<OfficePerson> => {
  const person = demoPeople[role];
  const jar: CookieJar = new Map();
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('cookie', toCookieHeader(jar));
    headers.set(antiForgeryHeader, jar.get('XSRF-TOKEN') ?? '');
    // The server lets go of connections that rest, and an upload cannot be sent twice by itself.
    headers.set('connection', 'close');
    const answer = await fetch(`${origin}${officeBasePath}${path}`, { ...init, headers });
    keepCookies(jar, answer.headers);
    return answer;
  };
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await call(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} gave ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  await (await call('/antiforgery')).arrayBuffer();
  await post('/session', { email: person.email, password: demoPassword });
  const code = await generate({ secret: person.totpSecret, epoch: Math.floor(Date.now() / 1_000) });
  await post('/session/code', { code });
  return {
    call,
    send: async (path, file) => {
      const headers = { 'content-type': 'application/octet-stream' };
      const answer = await call(path, { method: 'POST', headers, body: new Uint8Array(file) });
      const result: unknown = await answer.json();
      if (!answer.ok)
        throw new Error(`${path} gave ${answer.status}: ${JSON.stringify(result).slice(0, 300)}`);
      return result;
    },
  };
};
