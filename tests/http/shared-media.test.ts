import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MediaFile } from '#contract/office/calls/media-calls.ts';
import { sendOverHttp, signInAsDemo } from '#kit/office-over-http.ts';
import { createOfficeVisitor, type OfficeVisitor } from '#kit/office-visitor.ts';
import { makeDatabase } from '#kit/open-test-storage.ts';
import { createRepairVisitor, visitorSettings } from '#kit/repair-visitor.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';
import { uploadOverHttp } from '#kit/upload-over-http.ts';
import { createObjectStore } from '#simulators/object-store/create-object-store.ts';

/* Two machines as the README describes them: a folder each, one PostgreSQL, one store. */

const s3 = await createObjectStore();
let one: TestServer;
let other: TestServer;
let desk: OfficeVisitor;
let deskAtOther: OfficeVisitor;
let editor: OfficeVisitor;
beforeAll(async () => {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.options;
  const env = {
    ...visitorSettings,
    APP_SECRET: 'one secret for both machines of this test',
    DATABASE_URL: await makeDatabase(),
    MEDIA_S3_ENDPOINT: endpoint,
    MEDIA_S3_BUCKET: bucket,
    MEDIA_S3_REGION: region,
    MEDIA_S3_KEY_ID: accessKeyId,
    MEDIA_S3_SECRET: secretAccessKey,
  };
  one = await startServer(env);
  other = await startServer(env);
  desk = await signInAsDemo(one, 'desk');
  deskAtOther = moveTo(other, desk);
  editor = await signInAsDemo(one, 'editor');
}, 180_000);
afterAll(async () => {
  expect(await one?.stop()).toBe(0);
  expect(await other?.stop()).toBe(0);
  await s3.close();
});

/** The same browser, whose next requests reach another machine. */
const moveTo = (server: TestServer, visitor: OfficeVisitor): OfficeVisitor => {
  const moved = createOfficeVisitor(sendOverHttp, server.url);
  for (const [name, value] of visitor.jar) moved.jar.set(name, value);
  return moved;
};

const picture = (shade: number) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: { r: shade, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer();
/** A store that failed a few times in a row is left alone for five seconds; whoever asks again after them is heard. */
const again = <Result>(work: () => Promise<Result>) => vi.waitFor(work, { timeout: 30_000, interval: 500 });
const keysOf = (prefix: string) => [...s3.objects.keys()].filter((key) => key.startsWith(prefix));
const read = async (server: TestServer, path: string) => {
  const answer = await fetch(`${server.url}${path}`);
  return { status: answer.status, type: answer.headers.get('content-type'), bytes: await answer.bytes() };
};

// accepts 703
describe('two machines with one store', () => {
  it('serve the same picture, and what they have while the store is away', async () => {
    const bytes = readFileSync(
      join(import.meta.dirname, '..', 'fixtures', 'release-0.1.0', 'media', 'demo', 'page-9-low.webp'),
    );
    s3.objects.set('library/ab/one-high.webp', bytes);
    for (const server of [one, other]) {
      const answer = await read(server, '/media/library/ab/one-high.webp');
      expect([answer.status, answer.type]).toEqual([200, 'image/webp']);
      expect(Buffer.from(answer.bytes)).toEqual(bytes);
      expect(existsSync(join(server.dataDir, 'media/library/ab/one-high.webp'))).toBe(true);
      expect((await read(server, '/media/library/ab/none.webp')).status).toBe(404);
    }
    s3.failNext(100);
    expect((await read(one, '/media/library/ab/later.webp')).status).toBe(503);
    expect((await read(one, '/media/library/ab/one-high.webp')).status).toBe(200);
    s3.failNext(0);
  });

  it('share the library: what is uploaded at one is loaded and removed at the other', async () => {
    const file = { name: 'کلکسیونی.jpg', bytes: await picture(200), type: 'image/jpeg' };
    s3.failNext(100);
    const refused = await uploadOverHttp(one.url, editor, file);
    s3.failNext(0);
    expect([refused.status, await refused.json()]).toMatchObject([
      503,
      { code: 'unavailable', message: expect.stringContaining('انبار رسانه‌ها پاسخ نمی‌دهد') },
    ]);
    expect((await editor.call('/media?q=کلکسیونی')).body.items).toEqual([]);
    const sent = await again(async () =>
      MediaFile.parse(await (await uploadOverHttp(one.url, editor, file)).json()),
    );
    expect((await read(other, sent.address)).type).toBe('image/webp');
    const editorAtOther = moveTo(other, editor);
    expect((await editorAtOther.remove(`/media/${sent.id}`)).status).toBe(200);
    expect(keysOf(sent.address.slice('/media/'.length))).toEqual([]);
  });

  it('share the photos of a repair, taken at one and seen at the other', async () => {
    const visitor = createRepairVisitor(one);
    const [serial, mobile] = ['AZ-1000', '09120001000'];
    expect((await visitor.signIn(serial, mobile)).status).toBe(0);
    const saved = await visitor.save(serial, 'دستگاه روشن می‌شود ولی پس از دو دقیقه خاموش می‌شود.');
    const { fCode } = saved.data;
    const send = async (bytes: Buffer) =>
      visitor.repair(`RepairRequestHandler/AddPhoto?fCode=${fCode}`, {
        method: 'POST',
        raw: new Uint8Array(bytes),
        headers: { 'content-type': 'image/jpeg' },
      });

    // A store that does not take it: said in plain words, and nothing half-way stays.
    s3.failNext(100);
    const refused = await send(await picture(10));
    s3.failNext(0);
    expect([refused.http, refused.message]).toEqual([503, expect.stringContaining('عکس ذخیره نشد')]);
    expect(readdirSync(join(one.dataDir, 'repair-photos'))).toEqual([]);
    const taken = await again(async () => {
      const answer = await send(await picture(10));
      expect(answer.data.photos).toHaveLength(1);
      return answer;
    });
    expect(keysOf('.repair-photos/')).toHaveLength(1);

    const { id } = taken.data.photos[0];
    const cookie = visitor.cookieHeader();
    const seen = await fetch(`${other.url}/repair-api/RepairRequestHandler/Photo?id=${id}`, {
      headers: { cookie },
    });
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const atDesk = await deskAtOther.call(`/repairs/${fCode}/fault-photos/${id}`);
    expect(atDesk.status).toBe(200);
    for (const path of [`.repair-photos/${id}.webp`, `repair-photos/${id}.webp`])
      expect((await read(one, `/media/${path}`)).status, path).toBe(404);

    // The desk's own photos go the same way, to the other machine and back.
    const added = await deskAtOther.upload(`/repairs/${fCode}/photos`, await picture(60), 'image/jpeg');
    expect(added.status, added.text).toBe(200);
    expect(keysOf('.intake-photos/')).toHaveLength(1);
    const shown = await desk.call(`/repairs/${fCode}/photos/${added.body.photos[0].id}`);
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
  });
});
