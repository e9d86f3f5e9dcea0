import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { observeNothing } from '#kit/observe-nothing.ts';
import { createApp, type RouteGroupName } from './app.ts';
import type { App } from './app-env.ts';
import { createRouteGroup, notFound } from './create-route-group.ts';
import { allowMethods } from './middleware/allow-methods.ts';

const names: RouteGroupName[] = [
  ...(['contentApi', 'repairApi', 'officeApi', 'office', 'media', 'assets'] as const),
  ...(['tracking', 'label', 'preview', 'alive', 'ready', 'cspReport', 'pages'] as const),
];
const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
const pressure = { level: () => 0, enter: () => () => {}, stop: () => {} };

const makeApp = (origins: { publicOrigin: string | undefined; officeOrigin?: string }) => {
  const groupOf = (name: RouteGroupName): App =>
    createRouteGroup(
      { log, origins, observer: observeNothing, pressure },
      {
        name,
        urgency: 1,
        refuse: ({ code, httpStatus, headers }) =>
          new Response(`${name} refuses: ${code}`, { status: httpStatus, headers }),
      },
    )
      .get('/fails', () => {
        throw new Error('a surprise');
      })
      .get('/refuses', () => {
        throw new AppError('conflict');
      })
      .all('/reads', allowMethods('GET'))
      .get('/reads', () => new Response(`${name} answers`))
      .all('*', notFound);
  const groups = Object.fromEntries(names.map((name) => [name, groupOf(name)])) as Record<
    RouteGroupName,
    App
  >;
  const app = createApp({ groups, origins, log, observer: observeNothing });
  return async (address: string, method = 'GET') => {
    const response = await app.request(address, { method }, { clientAddress: '203.0.113.1' });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
};

// accepts 841
describe('every route group', () => {
  const ask = makeApp({ publicOrigin: undefined });

  it.each([
    ['/api/v1', 'contentApi'],
    ['/repair-api', 'repairApi'],
    ['/office-api', 'officeApi'],
    ['/office', 'office'],
    ['/media', 'media'],
    ['/assets', 'assets'],
    ['/r', 'tracking'],
    ['/d', 'label'],
    ['/preview', 'preview'],
    ['/healthz', 'alive'],
    ['/readyz', 'ready'],
    ['/csp-report', 'cspReport'],
    ['', 'pages'],
  ])('below %s answers and refuses in its own shape', async (path, name) => {
    const at = `http://localhost${path}`;
    expect(await ask(`${at}/reads`)).toMatchObject({ status: 200, text: `${name} answers` });
    expect(await ask(`${at}/nothing`)).toMatchObject({ status: 404, text: `${name} refuses: not_found` });
    expect(await ask(`${at}/refuses`)).toMatchObject({ status: 409, text: `${name} refuses: conflict` });
    expect(await ask(`${at}/fails`)).toMatchObject({ status: 500, text: `${name} refuses: unexpected` });
    expect(await ask(`http://evil.example${path}/reads`)).toMatchObject({
      status: 421,
      text: `${name} refuses: invalid_input`,
    });
    const other = await ask(`${at}/reads`, 'DELETE');
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET']);
    expect((await ask(`${at}/reads`, 'HEAD')).status).toBe(405);
  });

  it('names the request in every answer and in the log, and carries the security headers', async () => {
    for (const path of ['/reads', '/fails', '/office-api/nothing']) {
      const { headers } = await ask(`http://localhost${path}?code=123456`);
      const id = headers.get('x-request-id');
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(lines.map((line) => JSON.parse(line))).toContainEqual(
        expect.objectContaining({ requestId: id, path, method: 'GET' }),
      );
    }
    expect(lines.join('')).not.toContain('123456');
  });
});

describe('an office with a host of its own', () => {
  const ask = makeApp({ publicOrigin: 'https://azma.example', officeOrigin: 'https://desk.example' });

  it.each(['/office/reads', '/office-api/reads', '/media/reads', '/assets/reads', '/csp-report/reads'])(
    'answers %s there',
    async (path) => {
      expect((await ask(`https://desk.example${path}`)).status).toBe(200);
    },
  );

  it.each(['/reads', '/api/v1/reads', '/repair-api/reads', '/r/reads', '/healthz/reads'])(
    'does not answer %s there',
    async (path) => {
      expect((await ask(`https://desk.example${path}`)).status).toBe(404);
    },
  );

  it('is not to be found on the host of the site', async () => {
    for (const path of ['/office', '/office/reads', '/office-api/reads']) {
      const page = await ask(`https://azma.example${path}`);
      expect([page.status, page.text]).toEqual([404, 'pages refuses: not_found']);
      expect((await ask(`https://azma.example${path}`, 'POST')).status).toBe(404);
    }
    expect((await ask('https://azma.example/media/reads')).status).toBe(200);
  });
});
