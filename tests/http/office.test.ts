import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { forgetUsedCodes } from '#kit/change-database.ts';
import { copyDemoFolder } from '#kit/copy-demo-folder.ts';
import { demoSecret } from '#kit/demo-folder.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { readDemoCode, signInAsDemo, visitOffice } from '#kit/office-over-http.ts';
import { openServerDatabase } from '#kit/open-server-database.ts';
import { visitorSettings } from '#kit/repair-visitor.ts';
import { runAzma, runAzmaOn } from '#kit/run-azma.ts';
import { sendRawRequest } from '#kit/send-raw-request.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';
import { findFreePort } from '../../scripts/find-free-port.ts';

describe('the office of a fresh installation with its demo', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ ...visitorSettings, LOG_LEVEL: 'info' });
  }, 120_000);
  afterAll(async () => {
    await server?.stop();
  });

  it('is named by the line that says the server is ready', () => {
    expect(server.output()).toContain(`the office at ${server.url}/office`);
  });

  // accepts 421
  it.each(['/office', '/office/', '/office/repairs/12345678'])(
    'answers %s with its one page, never kept, never indexed',
    async (path) => {
      const response = await fetch(server.url + path);
      const page = await response.text();
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      expect(response.headers.get('permissions-policy')).toContain('camera=(self)');
      expect(page).toContain('<html lang="fa" dir="rtl">');
    },
  );

  it('gives every answer a nonce of its own, and every script of the page carries it', async () => {
    const policies = await Promise.all(
      [1, 2].map(async () => {
        const response = await fetch(`${server.url}/office`);
        const policy = response.headers.get('content-security-policy') ?? '';
        const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
        const page = await response.text();
        expect(page).not.toContain('OFFICE-NONCE');
        for (const [tag] of page.matchAll(/<script\b[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
        expect(policy).toContain("'strict-dynamic'");
        return nonce;
      }),
    );
    expect(policies[0]).not.toBe(policies[1]);
  });

  // accepts 443
  it('offers the demo’s people by name and lets each in with the code their authenticator shows', async () => {
    const { body } = await visitOffice(server).open();
    expect(body.demoPeople.map(({ email }: { email: string }) => email)).toEqual([
      'manager@azma.example',
      'desk@azma.example',
      'technician@azma.example',
      'editor@azma.example',
      'writer@azma.example',
    ]);
    const shown = await (await fetch(`${server.simulatorsUrl}/authenticator/codes`)).json();
    expect(shown).toHaveLength(5);
    expect(shown).toEqual(
      body.demoPeople.map(({ email }: { email: string }) =>
        expect.objectContaining({
          email,
          code: expect.stringMatching(/^\d{6}$/),
          secondsLeft: expect.any(Number),
        }),
      ),
    );
    const page = await (await fetch(`${server.simulatorsUrl}/authenticator`)).text();
    for (const { name } of body.demoPeople) expect(page).toContain(name);
    for (const who of ['manager', 'desk', 'technician', 'editor', 'writer'] as const) {
      const visitor = await signInAsDemo(server, who);
      expect((await visitor.call('/session')).body.roles).toEqual([who]);
    }
  });

  // accepts 430
  it('takes a code once, also over the network and from two at the same moment', async () => {
    const email = 'desk@azma.example';
    const visitors = [1, 2, 3].map(() => visitOffice(server, '198.51.100.44'));
    for (const visitor of visitors) {
      await visitor.open();
      const first = await visitor.post('/session', { email, password: 'azma-demo-office' });
      expect(first.status).toBe(200);
    }
    forgetUsedCodes(server);
    const code = await readDemoCode(server, email);
    const replies = await Promise.all(visitors.map((visitor) => visitor.post('/session/code', { code })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  });

  // accepts 422
  it('is named by no public page, sitemap or robots file', async () => {
    for (const path of ['/', '/robots.txt', '/sitemap.xml', '/contactus', '/repair-request', '/feed.xml']) {
      const text = await (await fetch(server.url + path)).text();
      expect([path, /["'/]office(["'/-]|$)/m.test(text)]).toEqual([path, false]);
    }
  });

  // accepts 454
  it('leaves no password, code or token in its log', async () => {
    expect(server.output()).toContain('/office-api/session');
    expect(server.output()).not.toContain('azma-demo-office');
  });

  it('lists, disables and invites by azma staff, beside the running server', async () => {
    const env = { DATA_DIR: server.dataDir };
    const list = await runAzma(['staff', 'list'], env);
    expect(list.out).toContain('manager@azma.example');
    const invited = await runAzma(
      ['staff', 'invite', '--email', 'first@lab.example', '--name', 'نخستین', '--role', 'manager'],
      env,
    );
    expect(invited.out).toMatch(/^http:\/\/localhost:\d+\/office\/invitation#\d+\.[\w-]{43}\n$/);
    const visitor = visitOffice(server, '198.51.100.45');
    await visitor.open();
    const token = invited.out.trim().split('#')[1];
    expect((await visitor.post('/invitation', { token })).body).toMatchObject({ name: 'نخستین' });
    const again = await runAzma(['staff', 'invite', '--email', 'first@lab.example'], env);
    expect(again.code).toBe(0);
    expect((await visitor.post('/invitation', { token })).status).toBe(404);
    const off = await runAzma(['staff', 'disable', '--email', 'editor@azma.example'], env);
    expect(off.out).toBe('editor@azma.example is disabled.\n');
    const wrong = await runAzma(['staff', 'disable', '--email', 'nobody@lab.example'], env);
    expect([wrong.code, wrong.err]).toEqual([1, 'nobody has the e-mail nobody@lab.example\n']);
  }, 120_000);
});

describe('an office with a host of its own', () => {
  let server: TestServer;
  let port: number;
  beforeAll(async () => {
    port = await findFreePort();
    server = await startServer({
      ...visitorSettings,
      PORT: String(port),
      PUBLIC_ORIGIN: `http://site.localhost:${port}`,
      OFFICE_ORIGIN: `http://office.localhost:${port}`,
    });
  }, 120_000);
  afterAll(async () => {
    await server?.stop();
  });

  // accepts 422
  it('answers there only, and besides itself just assets and media', async () => {
    const ask = async (name: string, path: string) =>
      (await sendRawRequest({ port, path, headers: { host: `${name}.localhost:${port}` } })).status;
    expect(server.output()).toContain(`the office at http://office.localhost:${port}/office`);
    expect(await ask('office', '/office')).toBe(200);
    expect(await ask('office', '/office-api/session')).toBe(401);
    expect(await ask('office', '/media/demo/article-1-low.webp')).toBe(200);
    for (const path of ['/', '/articles', '/api/v1/antiforgery', '/healthz', '/repair-request']) {
      expect([path, await ask('office', path)]).toEqual([path, 404]);
    }
    expect(await ask('site', '/')).toBe(200);
    expect(await ask('site', '/office')).toBe(404);
    expect(await ask('site', '/office/repairs')).toBe(404);
    expect(await ask('site', '/office-api/session')).toBe(404);
    const host = `site.localhost:${port}`;
    const posted = await sendRawRequest({
      port,
      path: '/office-api/session',
      method: 'POST',
      headers: { host },
    });
    expect(posted.status).toBe(404);
    expect(await ask('evil', '/office')).toBe(421);
  });
});

describe('an installation that tried the demo and then goes into production', () => {
  // accepts 444
  it('does not start while a demo account is not disabled, and says in one line how to disable each', async () => {
    const dataDir = makeFolder('production');
    const secret = { APP_SECRET: demoSecret };
    await copyDemoFolder(dataDir, secret);
    const production = {
      ...secret,
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://azma.example',
      KAVENEGAR_API_KEY: 'key',
      KAVENEGAR_CODE_TEMPLATE: 'template',
      ZARINPAL_MERCHANT_ID: '11111111-2222-4333-8444-555555555555',
    };
    const refused = await startServer(production, { keepData: true }).catch((error: Error) => error.message);
    expect(refused).toContain('production refuses demo accounts: ');
    const emails = [
      'manager@azma.example',
      'desk@azma.example',
      'technician@azma.example',
      'editor@azma.example',
      'writer@azma.example',
    ];
    for (const email of emails) expect(refused).toContain(`azma staff disable --email ${email}`);
    const storage = openServerDatabase({ dataDir });
    for (const email of emails) {
      const words = ['staff', 'disable', '--email', email];
      expect(await runAzmaOn({ storage, appSecret: demoSecret }, words)).toBe(`${email} is disabled.`);
    }
    await storage.close();
    const port = await findFreePort();
    const server = await startServer({ ...production, PORT: String(port) }, { keepData: true });
    onTestFinished(async () => void (await server.stop()));
    expect(server.simulatorsUrl).toBeUndefined();
    const headers = { host: 'azma.example' };
    const { text } = await sendRawRequest({ port, path: '/office-api/antiforgery', headers });
    expect(JSON.parse(text)).toEqual({ demoPeople: [] });
    expect((await sendRawRequest({ port, path: '/authenticator', headers })).status).toBe(404);
    const enabled = await runAzma(['staff', 'enable', '--email', emails[1] ?? ''], {
      ...secret,
      DATA_DIR: dataDir,
    });
    expect(enabled.out).toContain('has to be invited anew');
    const list = await runAzma(['staff', 'list'], { ...secret, DATA_DIR: dataDir });
    expect(list.out).toMatch(/desk@azma\.example .* invited {2}demo/);
  }, 180_000);
});
