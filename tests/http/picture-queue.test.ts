import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureWidths } from '#kernel/picture-widths.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';

let server: TestServer;
const sources = Array.from({ length: 12 }, (_, at) => `noise-${at}.jpg`);
const widths = pictureWidths.slice(0, 5);
const [manyClient, otherClient] = ['198.51.100.7', '203.0.113.9'];

beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: '1', MEDIA_CACHE_MB: '1' });
  const folder = join(server.dataDir, 'media', 'own');
  mkdirSync(folder, { recursive: true });
  // Noise cannot be packed: each picture takes its time and its room.
  const size = { width: 1_000, height: 1_000, channels: 3 } as const;
  for (const name of [...sources, 'other.jpg']) {
    await sharp(randomBytes(size.width * size.height * 3), { raw: size })
      .jpeg()
      .toFile(join(folder, name));
  }
});
afterAll(() => server?.stop());

const getPicture = async (client: string, name: string, width: number): Promise<number> => {
  const answer = await fetch(`${server.url}/media/own/${name}?w=${width}`, {
    headers: { 'x-forwarded-for': client, accept: 'image/webp' },
  });
  await answer.arrayBuffer();
  return answer.status;
};

// accepts 684
describe('sixty new pictures of one client', () => {
  it('delay neither the first picture of another nor any page, and keep to their room on disk', async () => {
    let made = 0;
    const burst = sources.flatMap((name) =>
      widths.map((width) =>
        getPicture(manyClient, name, width).then((status) => {
          made += 1;
          return status;
        }),
      ),
    );
    expect(burst).toHaveLength(60);
    await Promise.race(burst);
    const page = fetch(`${server.url}/faqs`, { headers: { 'x-forwarded-for': otherClient } });
    expect(await getPicture(otherClient, 'other.jpg', 320)).toBe(200);
    expect(made).toBeLessThan(30);
    expect((await page).status).toBe(200);
    expect(new Set(await Promise.all(burst))).toEqual(new Set([200]));

    const folder = join(server.dataDir, 'media-cache');
    const bytes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => statSync(join(folder, name)))
      .reduce((sum, facts) => sum + (facts.isFile() ? facts.size : 0), 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(1_024 * 1_024);
  });
});
