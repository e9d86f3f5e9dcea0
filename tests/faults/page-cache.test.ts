import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { antiForgeryPath } from '#contract/anti-forgery.ts';
import { openServerDatabase } from '#kit/open-server-database.ts';
import { commitContent } from '#kit/put-content.ts';
import { sendRawRequest } from '#kit/send-raw-request.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';

let server: TestServer;
let port: string;
beforeAll(async () => {
  server = await startServer();
  port = new URL(server.url).port;
});
afterAll(() => server.stop());

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendRawRequest({ port, path, method, headers: { host: 'localhost', ...headers } });

/** An edit by another program on the same file, as an import by command is. */
const editFaq = async (question: string): Promise<void> => {
  const storage = openServerDatabase(server);
  await commitContent(storage.db, { kind: 'faq', id: 9_001, input: { question, answer: '<p>بله.</p>' } });
  await storage.close();
};

describe('kept pages', () => {
  it('soon show an edit by another program, on the page and in the API', async () => {
    expect((await ask('/faqs')).text).not.toContain('آزمایش می‌شود');
    const before = await ask('/api/v1/FAQs/GetList');
    await editFaq('آیا هر دستگاه آزمایش می‌شود؟');
    await expect.poll(async () => (await ask('/faqs')).text, { interval: 50 }).toContain('آزمایش می‌شود');
    const after = await ask('/api/v1/FAQs/GetList');
    expect(after.text).toContain('آزمایش می‌شود');
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  it('carry every header of a page made anew', async () => {
    const made = await ask('/aboutus?first');
    const kept = await ask('/aboutus?second');
    const { date: _, 'x-request-id': id, ...headers } = kept.headers;
    expect(made.headers).toMatchObject(headers);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(id).not.toBe(made.headers['x-request-id']);
    expect(kept.headers['set-cookie']).toBeUndefined();
  });

  it('cannot be poisoned', async () => {
    const clean = await ask('/articles/1');
    const attempts: [string, Record<string, string>][] = [
      ['/articles/1?utm_x=%3Cscript%3Ealert(1)%3C/script%3E', {}],
      ['/articles/1', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }],
      ['/articles/1', { forwarded: 'host=evil.example;proto=http', 'x-host': 'evil.example' }],
      ['/articles/1', { 'x-original-url': '/repair-request', 'x-rewrite-url': '/repair-request' }],
      ['/articles/1', { 'x-http-method-override': 'DELETE', 'x-method-override': 'POST' }],
      ['/articles/1', { accept: 'application/evil;q=1, */*;q=0' }],
      ['/articles/1', { range: 'bytes=0-10' }],
      ['/articles/1', { cookie: 'repair=stolen; XSRF-TOKEN=x', authorization: 'Basic eDp5' }],
      [
        '/articles/1',
        { 'accept-language': 'en', origin: 'https://evil.example', referer: 'https://evil.example' },
      ],
    ];
    for (const [path, headers] of attempts) {
      const answer = await ask(path, headers);
      expect([answer.status, answer.text], JSON.stringify([path, headers])).toEqual([200, clean.text]);
    }
    const again = await ask('/articles/1');
    expect(again.text).toBe(clean.text);
    expect(again.text).not.toMatch(/evil\.example|utm_x/);
    expect(again.headers.etag).toBe(clean.headers.etag);
  });

  it('are no one’s own pages, nor files that only look like pages', async () => {
    for (const path of ['/repair-request', '/search?q=x']) {
      expect((await ask(path)).headers['cache-control'], path).not.toMatch(/^public/);
    }
    expect((await ask('/repair-request/x.css')).status).toBe(404);
    const token = await ask(antiForgeryPath);
    expect(token.status).toBe(200);
    expect(token.headers['cache-control']).not.toMatch(/^public/);
  });

  it.runIf(process.platform === 'linux')('take no more memory for a thousand unknown addresses', async () => {
    const residentMb = () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1]) / 1_024;
    const askThousand = async (word: string) => {
      const statuses = new Set<number>();
      // One address may hold 200 connections.
      for (let from = 0; from < 1_000; from += 100) {
        const paths = Array.from(
          { length: 100 },
          (_, n) => `/${word}/${from + n}/${'x'.repeat(from + n)}?${n}`,
        );
        for (const { status } of await Promise.all(paths.map((path) => ask(path)))) statuses.add(status);
      }
      return statuses;
    };
    // The first crowd brings the heap to its working size, whatever else the machine does; the next one needs no more.
    expect(await askThousand('first')).toEqual(new Set([404]));
    const before = residentMb();
    expect(await askThousand('unknown')).toEqual(new Set([404]));
    expect(residentMb() - before).toBeLessThan(40);
  });
});
