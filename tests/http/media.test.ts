import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#kit/start-server.ts';

let server: TestServer;
const film = Buffer.from(Array.from({ length: 1_000 }, (_, n) => n % 256));

beforeAll(async () => {
  server = await startServer();
  const media = join(server.dataDir, 'media');
  mkdirSync(join(media, 'own'), { recursive: true });
  writeFileSync(join(media, 'own', 'film.mp4'), film);
  writeFileSync(join(media, 'own', 'manual.pdf'), '%PDF-1.7');
  writeFileSync(join(media, 'own', 'page.html'), '<script>alert(1)</script>');
  writeFileSync(join(media, 'own', 'drawing.svg'), '<svg/>');
  writeFileSync(join(media, 'own', 'broken.png'), 'not a picture');
  symlinkSync('/etc/hostname', join(media, 'own', 'link.png'));
  symlinkSync('/etc', join(media, 'linked'));
  await sharp({ create: { width: 1_000, height: 500, channels: 3, background: '#0a7d7d' } })
    .png()
    .toFile(join(media, 'own', 'picture.png'));
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/media/${path}`, { headers });

describe('a file', () => {
  it('comes with its type, an ETag and a long life', async () => {
    const response = await get('own/film.mp4');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await response.arrayBuffer()).equals(film)).toBe(true);
    const again = await get('own/film.mp4', { 'if-none-match': response.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('is offered for keeping when it is a manual', async () => {
    expect((await get('own/manual.pdf')).headers.get('content-disposition')).toBe(
      'attachment; filename="manual.pdf"',
    );
  });

  it.each<[string, number, string | null, number]>([
    ['bytes=0-99', 206, 'bytes 0-99/1000', 100],
    ['bytes=900-', 206, 'bytes 900-999/1000', 100],
    ['bytes=-10', 206, 'bytes 990-999/1000', 10],
    ['bytes=990-5000', 206, 'bytes 990-999/1000', 10],
    ['bytes=0-1,5-6', 200, null, 1_000],
    ['lines=0-1', 200, null, 1_000],
  ])('is sent in part for %s', async (range, status, contentRange, length) => {
    const response = await get('own/film.mp4', { range });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect((await response.arrayBuffer()).byteLength).toBe(length);
  });

  it.each(['bytes=1000-', 'bytes=5-2', 'bytes=-0'])('refuses the range %s with 416', async (range) => {
    const response = await get('own/film.mp4', { range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */1000');
  });

  it('sends the whole when the range was meant for another version', async () => {
    expect((await get('own/film.mp4', { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
  });
});

describe('what is not ours', () => {
  it.each([
    'own/page.html',
    'own/drawing.svg',
    'own/link.png',
    'linked/hostname.png',
    '../azma.sqlite',
    '%2e%2e/azma.sqlite',
    '..%2f..%2fpackage.json',
    'own%2f..%2f..%2fazma.sqlite',
    'own/..%5c..%5cx.png',
    '.hidden.png',
    'own/',
    'own/film.mp4%00.png',
    `${'a/'.repeat(120)}a.png`,
    'nothing.webp',
  ])('is never served: %s', async (path) => {
    const response = await get(path);
    expect([400, 404]).toContain(response.status);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a picture of a wanted width', () => {
  // accepts 008
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('is made for a browser that takes %s', async (accept, type) => {
    const response = await get('own/picture.png?w=320', { accept });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toBe('Accept');
    const made = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([made.width, made.height]).toEqual([320, 160]);
    const again = await get('own/picture.png?w=320', {
      accept,
      'if-none-match': response.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  it('is never larger than its source', async () => {
    const response = await get('own/picture.png?w=1920', { accept: 'image/webp' });
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(1_000);
  });

  it('is made once, however many ask at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => get('own/picture.png?w=480', { accept: 'image/avif' })),
    );
    const bodies = await Promise.all(
      answers.map(async (one) => Buffer.from(await one.arrayBuffer()).toString('hex')),
    );
    expect(new Set(bodies).size).toBe(1);
  });

  it.each(['?w=321', '?w=0', '?w=-1', '?w=abc', '?w=99999', '?w='])('is refused for %s', async (query) => {
    expect((await get(`own/picture.png${query}`)).status).toBe(400);
  });

  it('is refused for what is no picture', async () => {
    expect((await get('own/film.mp4?w=320')).status).toBe(400);
    expect((await get('own/broken.png?w=320')).status).toBe(503);
  });
});
