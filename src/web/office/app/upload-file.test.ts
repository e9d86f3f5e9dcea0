import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { antiForgeryCookie } from '#contract/anti-forgery.ts';
import { minuteMs } from '#kernel/durations.ts';
import { createStorage } from '#kit/create-storage.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import type { UploadOptions } from './upload-file.ts';

/** Answers each upload with the next of these; each takes a minute. */
let answers: { status: number; body: unknown }[];
let keys: string[];

class SlowUpload {
  status = 0;
  responseText = '';
  timeout = 0;
  upload = {};
  onload?: () => void;
  open() {}
  setRequestHeader(name: string, value: string) {
    if (name === 'idempotency-key') keys.push(value);
  }
  abort() {}
  getAllResponseHeaders() {
    return 'content-type: application/json\r\ncache-control: no-store\r\n';
  }
  send() {
    const { status, body } = answers.shift() ?? { status: 500, body: {} };
    this.status = status;
    this.responseText = JSON.stringify(body);
    setTimeout(() => this.onload?.(), 60_000);
  }
}

const opened = Date.parse('2026-11-18T08:00:00Z');
const minutes = (count: number) => count * minuteMs;

beforeEach(() => {
  vi.useFakeTimers({ now: opened });
  vi.resetModules();
  keys = [];
  vi.stubGlobal('window', { location: { origin: 'https://azma.example' } });
  vi.stubGlobal('document', { cookie: `${antiForgeryCookie}=token` });
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('XMLHttpRequest', SlowUpload);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const load = async () => {
  const { uploadFile } = await import('./upload-file.ts');
  const activity = await import('./session/activity.ts');
  const { sessionStore } = await import('./session/session-store.ts');
  const person = { staffId: 1, name: 'نمونه', email: 'a@azma.example' };
  const session = { person, roles: [], permissions: new Set<never>() };
  sessionStore.set({ state: { kind: 'open', session } });
  activity.recordActivity();
  return {
    findQuestion: () => sessionStore.get().question,
    upload: (options?: UploadOptions) => uploadFile('/media', new File(['x'], 'x.png'), options),
    ...activity,
  };
};

it('counts as work from the moment it was sent, as the server counts it', async () => {
  const { upload, readLastActivity } = await load();
  vi.setSystemTime(opened + minutes(27));
  answers = [{ status: 200, body: { id: 1 } }];
  const sent = upload();
  await vi.advanceTimersByTimeAsync(minutes(1));
  expect(await sent).toEqual({ id: 1 });
  expect(readLastActivity()).toBe(opened + minutes(27));
});

it('takes nothing back of what was done while it was on its way', async () => {
  const { upload, readLastActivity, recordActivity } = await load();
  answers = [{ status: 200, body: {} }];
  const sent = upload();
  await vi.advanceTimersByTimeAsync(30_000);
  recordActivity();
  await vi.advanceTimersByTimeAsync(30_000);
  await sent;
  expect(readLastActivity()).toBe(opened + 30_000);
});

it('is no work where the session has ended', async () => {
  const { upload, readLastActivity, findQuestion } = await load();
  vi.setSystemTime(opened + minutes(40));
  answers = [{ status: 401, body: { code: 'unauthorised', message: '' } }];
  const refused = expect(upload()).rejects.toMatchObject({ code: 'stopped' });
  await vi.advanceTimersByTimeAsync(minutes(1));
  findQuestion()?.answer(false);
  await refused;
  expect(readLastActivity()).toBe(opened);
});

it('that was taken back says so, and nothing of signing in', async () => {
  const { upload } = await load();
  const taken = upload({ signal: AbortSignal.abort() });
  await expect(taken).rejects.toMatchObject({ code: 'stopped', message: officeTexts.uploadStopped });
});

it('is sent again under the key it was given, and otherwise under one of its own', async () => {
  const { upload } = await load();
  const done = { status: 200, body: {} };
  answers = [done, done, done, done];
  const sent = Promise.all([upload({ key: 'one' }), upload({ key: 'one' }), upload(), upload()]);
  await vi.advanceTimersByTimeAsync(minutes(1));
  await sent;
  expect(keys.slice(0, 2)).toEqual(['one', 'one']);
  expect(new Set(keys).size).toBe(3);
});

it('is sent again after a sign-in, and once more after the proof it needs then, under one key', async () => {
  const { upload, findQuestion } = await load();
  answers = [
    { status: 401, body: { code: 'unauthorised', message: '' } },
    { status: 403, body: { code: 'reauth_required', message: '' } },
    { status: 200, body: { id: 1 } },
  ];
  const sent = upload();
  for (const kind of ['signIn', 'proof']) {
    await vi.advanceTimersByTimeAsync(minutes(1));
    expect(findQuestion()?.kind).toBe(kind);
    findQuestion()?.answer(true);
  }
  await vi.advanceTimersByTimeAsync(minutes(1));
  expect(await sent).toEqual({ id: 1 });
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
});
