import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDemoDatabase } from '#kit/make-demo-database.ts';
import { openTcpProxy, type TcpProxy } from '#kit/open-tcp-proxy.ts';
import { commitContent } from '#kit/put-content.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';
import { openPostgres } from '#storage/open-postgres.ts';

let direct: string;
let proxy: TcpProxy;
let shielded: TestServer;
let other: TestServer;
beforeAll(async () => {
  direct = await makeDemoDatabase();
  const through = new URL(direct);
  proxy = await openTcpProxy(Number(through.port));
  through.port = String(proxy.port);
  shielded = await startServer({ DATABASE_URL: through.href });
  other = await startServer({ DATABASE_URL: direct });
});
afterAll(async () => {
  proxy.restore();
  await shielded.stop();
  await other.stop();
  await proxy.close();
});

const statusOf = async (path: string): Promise<number> => (await fetch(shielded.url + path)).status;

const editFaq = async (question: string): Promise<void> => {
  const storage = openPostgres(direct, () => {});
  await commitContent(storage.db, { kind: 'faq', id: 9_001, input: { question, answer: '<p>بله.</p>' } });
  await storage.close();
};

describe('two processes on one PostgreSQL', () => {
  it('both soon show an edit', async () => {
    const pages = async () =>
      Promise.all([shielded, other].map(async ({ url }) => (await fetch(`${url}/faqs`)).text()));
    await pages();
    await editFaq('آیا دو کارگزار یک چیز می‌گویند؟');
    const bothKnow = async () => (await pages()).every((page) => page.includes('یک چیز می‌گویند'));
    await expect.poll(bothKnow, { interval: 50 }).toBe(true);
  });
});

describe.each(['stopped', 'silent'] as const)('while PostgreSQL is %s', (how) => {
  beforeAll(async () => {
    expect(await statusOf('/')).toBe(200);
    expect(await statusOf('/api/v1/FAQs/GetList')).toBe(200);
    if (how === 'stopped') proxy.cut();
    else proxy.stall();
  });

  it('the process lives, says that it is not ready, and serves the pages it has', async () => {
    await expect.poll(() => statusOf('/readyz')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/')).toBe(200);
    expect(await statusOf('/api/v1/FAQs/GetList')).toBe(200);
  });

  it('a page it does not have is soon 503, with the time to come again', async () => {
    const paths =
      how === 'stopped' ? ['/articles/1', '/articledetails/2', '/products/1'] : ['/blogs/1', '/page/2'];
    for (const path of paths) {
      const started = performance.now();
      const answer = await fetch(shielded.url + path);
      expect([answer.status, answer.headers.get('cache-control')], path).toEqual([503, 'no-store']);
      expect(answer.headers.get('retry-after'), path).toMatch(/^\d+$/);
      expect(performance.now() - started, path).toBeLessThan(15_000);
    }
  });

  it('an API call is refused in its own envelope', async () => {
    const answer = await fetch(`${shielded.url}/api/v1/Articles/GetTop/${how === 'stopped' ? 7 : 8}`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ isSuccess: false, error: { code: 'unavailable' } });
  });

  it('everything comes back by itself, with the edits made meanwhile', async () => {
    await editFaq(`آیا ${how} گذشت؟`);
    proxy.restore();
    await expect.poll(() => statusOf('/readyz')).toBe(200);
    expect(await statusOf('/articles/1')).toBe(200);
    const faqs = async () => (await fetch(`${shielded.url}/faqs`)).text();
    await expect.poll(faqs).toContain(`آیا ${how} گذشت؟`);
  });
});
