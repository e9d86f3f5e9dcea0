import { afterEach, expect, it, vi } from 'vitest';
import { takeEarlyAnswer as take } from './early-answers.ts';

/** On a page that has just been opened: this process may be older. */
const takeEarlyAnswer = (request: Request) => take(request, 0);

const address = 'http://localhost/office-api/repairs';
const early = (response: Response | Promise<Response>, path = '/office-api/repairs') => {
  globalThis.officeAnswers = new Map([[path, Promise.resolve(response)]]);
};

afterEach(() => {
  globalThis.officeAnswers = undefined;
  vi.unstubAllGlobals();
});

it('gives the answer that is under way, once', async () => {
  early(new Response('rows'));
  expect(await (await takeEarlyAnswer(new Request(address)))?.text()).toBe('rows');
  expect(takeEarlyAnswer(new Request(address))).toBeUndefined();
});

it('leaves what is older than a first view', () => {
  early(new Response('rows'));
  expect(take(new Request(address), 30_001)).toBeUndefined();
});

it('has nothing for another address, a change or a call in the background', () => {
  early(new Response('rows'));
  expect(takeEarlyAnswer(new Request(`${address}?page=2`))).toBeUndefined();
  expect(takeEarlyAnswer(new Request(address, { method: 'POST' }))).toBeUndefined();
  expect(takeEarlyAnswer(new Request(address, { headers: { 'x-background': '1' } }))).toBeUndefined();
});

it('asks again after a refusal or a lost answer, as after signing in', async () => {
  vi.stubGlobal('fetch', async () => new Response('asked again'));
  early(new Response('no', { status: 401 }));
  expect(await (await takeEarlyAnswer(new Request(address)))?.text()).toBe('asked again');
  early(Promise.reject(new TypeError('lost')));
  expect(await (await takeEarlyAnswer(new Request(address)))?.text()).toBe('asked again');
});

it('takes the session’s refusal for what it is: nobody is signed in', async () => {
  early(new Response('nobody', { status: 401 }), '/office-api/session');
  const answer = await takeEarlyAnswer(new Request('http://localhost/office-api/session'));
  expect(answer?.status).toBe(401);
});

it('lets a call be given up', async () => {
  early(new Promise<Response>(() => {}));
  const leaving = new AbortController();
  const answer = takeEarlyAnswer(new Request(address, { signal: leaving.signal }));
  leaving.abort();
  await expect(answer).rejects.toThrow();
});
