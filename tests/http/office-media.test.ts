import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MediaFile } from '#contract/office/calls/media-calls.ts';
import { signInAsDemo } from '#kit/office-over-http.ts';
import type { OfficeVisitor } from '#kit/office-visitor.ts';
import { visitorSettings } from '#kit/repair-visitor.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';
import { uploadOverHttp } from '#kit/upload-over-http.ts';

let server: TestServer;
let editor: OfficeVisitor;
beforeAll(async () => {
  server = await startServer(visitorSettings);
  editor = await signInAsDemo(server, 'editor');
}, 120_000);
afterAll(() => server.stop());

const upload = async (name: string, bytes: Buffer, type = 'application/octet-stream'): Promise<MediaFile> =>
  MediaFile.parse(await (await uploadOverHttp(server.url, editor, { name, bytes, type })).json());
const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), randomBytes(5_000)]);
const picture = () =>
  sharp({ create: { width: 640, height: 360, channels: 3, background: '#175' } })
    .jpeg()
    .toBuffer();
const paper = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type /Pages /Kids [] /Count 12>>endobj\ntrailer<<>>\n%%EOF'.padEnd(200),
);

/** A published item as visitors get it. */
const publish = async (kind: string, document: object): Promise<number> => {
  const made = await editor.post(`/content/${kind}`, { document });
  expect(made.status, made.text).toBe(200);
  const { status, text } = await editor.post(`/content/${kind}/${made.body.id}/publish`, {
    draftRev: made.body.draftRev,
  });
  expect(status, text).toBe(200);
  return made.body.id;
};

describe('files of the library as visitors get them', () => {
  // accepts 509
  it('show a film’s poster in its player and play it from the middle', async () => {
    const [movie, poster] = [
      await upload('نصب.mp4', film, 'video/mp4'),
      await upload('قاب.jpg', await picture()),
    ];
    expect((await editor.put(`/media/${movie.id}`, { poster: poster.address })).body.poster).toBe(
      poster.address,
    );
    const id = await publish('video', { title: 'فیلم نصب', description: 'شرح', videoAddress: movie.address });
    const page = await (await fetch(`${server.url}/videodetails/${id}`)).text();
    expect(page).toContain(movie.address);
    expect(page).toMatch(new RegExp(`poster="[^"]*${poster.address}`));
    const middle = await fetch(`${server.url}${movie.address}`, { headers: { range: 'bytes=2000-2999' } });
    expect([middle.status, middle.headers.get('content-range')]).toEqual([
      206,
      `bytes 2000-2999/${film.length}`,
    ]);
    expect(Buffer.from(await middle.arrayBuffer())).toEqual(film.subarray(2_000, 3_000));
  });

  // accepts 510
  it('say how many pages a paper has, and hand it out as a download that can do nothing', async () => {
    const file = await upload('راهنما.pdf', paper, 'application/pdf');
    expect(file).toMatchObject({ kind: 'pdf', name: 'راهنما.pdf', bytes: paper.length, pages: 12 });
    const { headers } = await fetch(`${server.url}${file.address}`);
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; sandbox");
  });

  // accepts 491, 493
  it('stand in a text with alt, measures, sizes and late loading, and keep the direction of its paragraphs', async () => {
    const file = await upload('دستگاه.jpg', await picture());
    const bodyText = [
      `<img src="${file.address}" alt="دستگاه روی میز" width="640" height="360">`,
      '<p dir="ltr">An English paragraph.</p>',
    ].join('');
    const id = await publish('article', { title: 'با تصویر', description: 'شرح', bodyText });
    const page = await (await fetch(`${server.url}/articledetails/${id}`)).text();
    const tag = new RegExp(`<img[^>]*${file.address}[^>]*>`).exec(page)?.[0] ?? '';
    for (const part of [
      'alt="دستگاه روی میز"',
      'width="640"',
      'height="360"',
      'srcset="',
      'loading="lazy"',
    ]) {
      expect(tag.toLowerCase()).toContain(part);
    }
    expect(page).toContain('<p dir="ltr">An English paragraph.</p>');
    const reopened = await editor.call(`/content/article/${id}/draft`);
    expect(reopened.body.document.bodyText).toContain('<p dir="ltr">An English paragraph.</p>');
  });

  it('are found by their address, large or small, as a field of a form asks', async () => {
    const file = await upload('یافتنی.jpg', await picture());
    for (const address of [file.address, file.addressLow ?? '']) {
      const found = await editor.call(`/media?address=${encodeURIComponent(address)}`);
      expect(found.body.items.map(({ id }: { id: number }) => id)).toEqual([file.id]);
    }
    expect((await editor.call('/media/counts')).body.picture).toBeGreaterThan(0);
  });

  // accepts 492
  it('and pages of the site are found by name for links, hidden ones never', async () => {
    const id = await publish('article', {
      title: 'یکتانام پیونددادنی',
      description: 'شرح',
      bodyText: '<p>م</p>',
    });
    const find = async () => (await editor.call(`/links?q=${encodeURIComponent('یکتانام')}`)).body.items;
    expect(await find()).toEqual([
      { address: `/articledetails/${id}`, title: 'یکتانام پیونددادنی', kind: 'مقاله' },
    ]);
    await editor.post(`/content/article/${id}/hide`, {});
    expect(await find()).toEqual([]);
    const fixed = await editor.call(`/links?q=${encodeURIComponent('تماس با')}`);
    expect(fixed.body.items).toContainEqual(expect.objectContaining({ address: '/contactus' }));
  });
});
