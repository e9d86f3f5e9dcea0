import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roughFetch } from '#kit/rough-fetch.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';

/* Far more callers than the server can serve, each for a page that nobody has kept (F27). */

let server: TestServer;
let port: string;
beforeAll(async () => {
  server = await startServer({ PAGE_CACHE_MB: '0' });
  port = new URL(server.url).port;
});
afterAll(() => server.stop());

const crowd = 600;
const ask = (path: string) => roughFetch({ port, path, method: 'GET', headers: { host: 'localhost' } });

describe('far too many callers at once', () => {
  it('get their page or a short refusal; money and health are answered all the same', async () => {
    const pages = Array.from({ length: crowd }, (_, at) => ask(`/search?q=${at}`));
    const urgent = await Promise.all(
      ['/healthz', '/readyz', '/payback?Authority=A1&Status=NOK'].map((path) => ask(path)),
    );
    const answers = await Promise.all(pages);
    expect(urgent.map(({ status }) => status)).toEqual([200, 200, 200]);
    const served = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 503);
    expect(served.length + refused.length).toBe(crowd);
    // Two hundred may be inside at once; whoever is inside gets the page.
    expect(served.length).toBeGreaterThanOrEqual(200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers, text } of refused) {
      expect(headers['retry-after']).toBe('5');
      expect(text).toContain('<html lang="fa" dir="rtl">');
    }
  });

  it('leave the server as it was', async () => {
    await expect.poll(async () => (await ask('/articles/1')).status, { timeout: 10_000 }).toBe(200);
  });
});
