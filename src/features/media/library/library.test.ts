import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listPermissions } from '#contract/office/permissions.ts';
import {
  createDraft,
  deleteContent,
  listEditions,
  planContent,
  publishContent,
  purgeContent,
  readDraft,
  saveDraft,
} from '#features/content/index.ts';
import { commandActor, type StaffActor } from '#features/staff-action/index.ts';
import { hourMs } from '#kernel/durations.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import { waitForWaiters } from '#kit/wait-for-waiters.ts';
import { databaseNow, type Storage } from '#storage/dialect.ts';
import {
  cropMedia,
  deleteMedia,
  type LibraryDeps,
  readMedia,
  replaceMedia,
  sweepUploadParts,
  updateMedia,
  uploadMedia,
} from '../index.ts';
import { countFiles, listFiles } from './media-files.repository.ts';
import { partName } from './receive-upload.ts';

const actor: StaffActor = {
  staffId: 7,
  name: 'سارا',
  roles: ['editor'],
  permissions: listPermissions(['editor']),
  sessionId: 1,
  hasFreshProof: false,
};

async function* stream(bytes: Uint8Array, step = 65_536): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
}

const picture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })
    .withExif({ IFD0: { Copyright: 'secret-place', Artist: randomUUID() } })
    .jpeg()
    .toBuffer();
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type /Pages /Kids [] /Count 3>>endobj\ntrailer<<>>\n%%EOF'.padEnd(200),
);
const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(2_000, 1)]);

describe.each(engines)('the media library on %s', (engine) => {
  let storage: Storage;
  let deps: LibraryDeps;
  let content: { storage: Storage; cleanRichText: (html: string) => Promise<string> };
  beforeAll(async () => {
    storage = await openTestStorage(engine);
    content = { storage, cleanRichText: async (html) => html };
  });
  afterAll(() => storage.close());
  beforeEach(async () => {
    const disk = { free: 100 * 2 ** 30, whole: 200 * 2 ** 30 };
    deps = { storage, appSecret: 'secret', mediaRoot: makeFolder('library'), readDisk: async () => disk };
    await storage.db.deleteFrom('limit_take').execute();
  });
  const upload = (bytes: Uint8Array, name = 'تصویر دستگاه.jpg') =>
    uploadMedia(deps, actor, { name, bytes: stream(bytes) });
  const onDisk = async () =>
    (await readdir(deps.mediaRoot, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);

  // accepts 505
  it('draws a picture anew in two sizes, without anything the camera wrote, and knows the same file again', async () => {
    const bytes = await picture();
    expect(bytes.includes('secret-place')).toBe(true);
    const file = await upload(bytes);
    expect(file).toMatchObject({ kind: 'picture', width: 900, height: 600 });
    expect(file.address).toMatch(/^\/media\/library\/[0-9a-f]{2}\/[0-9a-f]{32}-high\.webp$/);
    for (const address of [file.address, file.address_low ?? '']) {
      const stored = await readFile(join(deps.mediaRoot, ...address.split('/').slice(2)));
      expect(stored.includes('secret-place')).toBe(false);
      const { exif, format, width } = await sharp(stored).metadata();
      expect([exif, format]).toEqual([undefined, 'webp']);
      expect(width).toBe(address === file.address ? 900 : 480);
    }
    expect(await upload(bytes, 'نام دیگر.jpg')).toMatchObject({ id: file.id, isKnown: true });
    expect(file.isKnown).toBe(false);
    expect(await onDisk()).toHaveLength(2);
  });

  it('puts a file back that is known and was lost', async () => {
    const bytes = await picture();
    const file = await upload(bytes);
    const before = await onDisk();
    await rm(join(deps.mediaRoot, 'library'), { recursive: true });
    expect(await upload(bytes)).toMatchObject({ id: file.id, isKnown: true });
    expect(await onDisk()).toEqual(before);
  });

  // accepts 503, 510
  it('judges by content: papers and films are kept, drawings, pages and renamed files are not', async () => {
    expect(await upload(pdf, 'راهنما.pdf')).toMatchObject({ kind: 'pdf', pages: 3, bytes: pdf.length });
    expect(await upload(mp4, 'فیلم.mp4')).toMatchObject({ kind: 'video' });
    const before = await onDisk();
    const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(500)]);
    for (const bad of [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '<!doctype html><p>',
      'MZ\u0090',
      broken,
    ]) {
      await expect(upload(Buffer.from(bad), 'x.jpg')).rejects.toMatchObject({
        code: 'unsupported_type',
        details: { text: 'این نوع فایل پذیرفته نیست.' },
      });
    }
    await expect(upload(Buffer.alloc(0), 'x.jpg')).rejects.toMatchObject({
      code: 'unsupported_type',
      details: { text: 'این فایل خالی است.' },
    });
    expect(await onDisk()).toEqual(before);
  });

  // accepts 504
  it('refuses what is too large and leaves no file behind', async () => {
    const huge = Buffer.concat([await picture(), Buffer.alloc(10 * 1_048_576)]);
    await expect(upload(huge)).rejects.toMatchObject({ code: 'too_large' });
    const wide = await sharp({ create: { width: 10_001, height: 2, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    await expect(upload(wide)).rejects.toMatchObject({ code: 'too_large' });
    const many = await sharp({ create: { width: 8_000, height: 5_100, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    await expect(upload(many)).rejects.toMatchObject({
      code: 'too_large',
      details: { text: expect.stringContaining('۴۰ مگاپیکسل') },
    });
    expect(await onDisk()).toEqual([]);
  });

  // accepts 504
  it('takes twenty files a minute from one person', async () => {
    for (let at = 0; at < 20; at += 1) await upload(Buffer.concat([pdf, Buffer.from(String(at))]));
    await expect(upload(pdf)).rejects.toMatchObject({
      code: 'too_many',
      retryAfterSeconds: expect.any(Number),
    });
  });

  // accepts 506
  it('refuses while the disk is nearly full, and leaves nothing of an upload that breaks off', async () => {
    const full = { ...deps, readDisk: async () => ({ free: 2 ** 30 - 1, whole: 2 ** 31 }) };
    await expect(uploadMedia(full, actor, { name: 'x', bytes: stream(pdf) })).rejects.toMatchObject({
      code: 'unavailable',
    });
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield pdf;
      throw new Error('the network is gone');
    }
    await expect(uploadMedia(deps, actor, { name: 'x', bytes: broken() })).rejects.toThrow('network');
    expect(await onDisk()).toEqual([]);
  });

  // accepts 506
  it('stops a film in the middle when the disk runs out of room, says so, and leaves nothing of it', async () => {
    let free = 100 * 2 ** 30;
    async function* film(): AsyncGenerator<Uint8Array> {
      yield mp4;
      for (let part = 0; part < 24; part += 1) {
        free -= 10 * 2 ** 30;
        yield Buffer.alloc(2 ** 20);
      }
    }
    const filling = { ...deps, readDisk: async () => ({ free, whole: 200 * 2 ** 30 }) };
    await expect(uploadMedia(filling, actor, { name: 'فیلم', bytes: film() })).rejects.toMatchObject({
      code: 'unavailable',
      details: { text: expect.stringContaining('فضای دیسک کافی نیست') },
    });
    expect(await onDisk()).toEqual([]);
  });

  // accepts 506
  it('sweeps part files of processes that are gone, and nothing else', async () => {
    await upload(await picture());
    const parts = join(deps.mediaRoot, '.uploads');
    await writeFile(join(parts, '2147483646-gone.part'), 'x');
    // A container gives its server the same number at every start.
    await writeFile(join(parts, `${process.pid}-00000000-earlier.part`), 'x');
    const own = partName();
    await writeFile(join(parts, own), 'x');
    await sweepUploadParts(deps.mediaRoot);
    expect(await readdir(parts)).toEqual([own]);
    expect(await onDisk()).toHaveLength(3);
  });

  // accepts 507
  it('finds by folded name and alternative text, and lists what has none', async () => {
    const { id } = await upload(await picture(), 'سانتريفيوژ كوچك.jpg');
    const search = async (q: string, more: object = {}) =>
      (await listFiles(storage.db, { q, limit: 10, offset: 0, ...more })).map((file) => file.id);
    expect(await search('سانتریفیوژ')).toContain(id);
    expect(await search('کوچ')).toContain(id);
    expect(await search('', { withoutAlt: true })).toContain(id);
    await updateMedia(deps, actor, { id, alt: 'روتور ۱۲ شاخه' });
    // A change of nothing changes nothing.
    expect(await updateMedia(deps, actor, { id })).toEqual({ id });
    expect(await search('روتور 12')).toContain(id);
    expect(await search('', { withoutAlt: true })).not.toContain(id);
    expect(await search('%')).toEqual([]);
    expect(await search('کوچک', { kind: 'pdf' })).toEqual([]);
    expect(await countFiles(storage.db, { q: 'روتور' }, 100)).toBe(1);
  });

  // accepts 508
  it('names every place that uses a file, and deletes it only when there is none', async () => {
    const file = await upload(await picture());
    const input = { title: 'با تصویر', bodyText: `<p><img src="${file.address}" alt=""></p>` };
    const { id } = await createDraft(content, actor, { kind: 'article', document: input });
    expect((await readMedia(storage.db, file.id)).uses).toMatchObject([
      { kind: 'article', id, part: 'draft' },
    ]);
    await expect(deleteMedia(deps, actor, { id: file.id })).rejects.toMatchObject({
      code: 'conflict',
      details: { uses: [expect.objectContaining({ title: 'با تصویر' })] },
    });
    await deleteContent(content, actor, { kind: 'article', id });
    // accepts 743
    await expect(deleteMedia(deps, actor, { id: file.id })).rejects.toMatchObject({
      details: { uses: [expect.objectContaining({ title: 'با تصویر', isInBin: true })] },
    });
    await purgeContent(content, commandActor('test'), { kind: 'article', id });
    await deleteMedia(deps, actor, { id: file.id });
    expect(await onDisk()).toEqual([]);
    const late = createDraft(content, actor, { kind: 'article', document: input });
    await expect(late).rejects.toMatchObject({ code: 'conflict', details: { missing: [file.address] } });
  });

  it('keeps a file that is taken in again while it is removed', async () => {
    const bytes = await picture(60, 40);
    const { id } = await upload(bytes);
    let isBack = false;
    const removeFromStore = async () => {
      if (isBack) return;
      isBack = true;
      await upload(bytes);
    };
    await deleteMedia({ ...deps, removeFromStore }, actor, { id });
    expect(await onDisk()).toHaveLength(2);
  });

  // accepts 467
  it('keeps a file that was taken in again when its deletion is asked for once more under the same key', async () => {
    const bytes = await picture(50, 40);
    const keyed: StaffActor = { ...actor, idempotencyKey: 'delete-once', inputHash: 'same' };
    const first = await upload(bytes);
    await deleteMedia(deps, keyed, { id: first.id });
    expect(await onDisk()).toEqual([]);
    await upload(bytes);
    expect(await deleteMedia(deps, keyed, { id: first.id })).toEqual({ id: first.id });
    expect(await onDisk()).toHaveLength(2);
  });

  // Looking back for a bracket from each of them, through the whole file, would take hours.
  it.runIf(engine === 'sqlite')(
    'counts the pages of a paper that is made of nothing but page trees',
    async () => {
      const endless = Buffer.from(`%PDF-1.4\n${'/Type/Pages '.repeat(1_000_000)}/Count 7 endobj`);
      expect(await upload(endless, 'x.pdf')).toMatchObject({ kind: 'pdf', pages: null });
    },
  );

  // accepts 508
  it('never deletes a file that comes into use at that very moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const file = await upload(await picture(40 + round, 30));
      const document = { title: 'هم‌زمان', imageAddressHighQuality: file.address };
      const [used, deleted] = await Promise.allSettled([
        createDraft(content, actor, { kind: 'article', document }),
        deleteMedia(deps, actor, { id: file.id }),
      ]);
      expect([used.status, deleted.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    }
  });

  // accepts 509
  it('gives a film a poster of the library, which then stays', async () => {
    const [film, poster] = [
      await upload(Buffer.concat([mp4, randomBytes(8)])),
      await upload(await picture()),
    ];
    await expect(updateMedia(deps, actor, { id: film.id, poster: '/media/x.webp' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await updateMedia(deps, actor, { id: film.id, poster: poster.address });
    expect(await readMedia(storage.db, film.id)).toMatchObject({
      poster: poster.address,
    });
    await expect(deleteMedia(deps, actor, { id: poster.id })).rejects.toMatchObject({ code: 'conflict' });
  });

  // accepts 749
  it('crops a picture into a new one, which has its alternative text; the same part again is the same', async () => {
    const file = await upload(await picture());
    await updateMedia(deps, actor, { id: file.id, alt: 'روتور' });
    const box = { left: 100, top: 50, width: 300, height: 200 };
    const made = await cropMedia(deps, actor, { id: file.id, ...box });
    const cropped = await readMedia(storage.db, made.id);
    expect(cropped).toMatchObject({
      kind: 'picture',
      width: 300,
      height: 200,
      alt: 'روتور',
      name: file.name,
    });
    expect(cropped.address).not.toBe(file.address);
    const stored = await readFile(join(deps.mediaRoot, ...cropped.address.split('/').slice(2)));
    expect(await sharp(stored).metadata()).toMatchObject({ width: 300, height: 200, format: 'webp' });
    expect(await cropMedia(deps, actor, { id: file.id, ...box })).toEqual(made);
    const outside = cropMedia(deps, actor, { id: file.id, ...box, left: 601 });
    await expect(outside).rejects.toMatchObject({ code: 'invalid_input' });
    const paper = await upload(pdf, 'a.pdf');
    await expect(cropMedia(deps, actor, { id: paper.id, ...box })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    expect(await readMedia(storage.db, file.id)).toMatchObject({ address: file.address, width: 900 });
  });

  // accepts 749
  it('fetches what another machine took before it is cropped', async () => {
    const file = await upload(await picture(200, 200));
    const name = file.address.slice('/media/'.length);
    const path = join(deps.mediaRoot, ...name.split('/'));
    const bytes = await readFile(path);
    await rm(path);
    const box = { id: file.id, left: 0, top: 0, width: 50, height: 50 };
    await expect(cropMedia(deps, actor, box)).rejects.toMatchObject({ code: 'not_found' });
    const fetchFromStore = async (wanted: string) => {
      expect(wanted).toBe(name);
      await writeFile(path, bytes);
      return true;
    };
    expect(await cropMedia({ ...deps, fetchFromStore }, actor, box)).toMatchObject({
      id: expect.any(Number),
    });
  });

  // accepts 749
  it('puts another file in its place on the site and in drafts at once; editions and plans keep the old one', async () => {
    const [old, next] = [await upload(await picture()), await upload(await picture(640, 640))];
    const film = await upload(Buffer.concat([mp4, randomBytes(8)]));
    await updateMedia(deps, actor, { id: film.id, poster: old.address });
    await updateMedia(deps, actor, { id: old.id, alt: 'روتور' });
    const text = (title: string) => ({
      title,
      description: 'چکیده',
      imageAddressHighQuality: old.address,
      imageAddressLowQuality: old.address_low,
      bodyText: `<figure><img src="${old.address}?w=800" alt="" width="900" height="600"><figcaption>شرح</figcaption></figure><p><img src="/media/x.webp" width="900" height="600"></p>`,
    });
    const article = async (title: string) => {
      const { id } = await createDraft(content, actor, { kind: 'article', document: text(title) });
      return { kind: 'article' as const, id };
    };
    const shown = await article('منتشرشده');
    await publishContent(content, actor, { ...shown, draftRev: 1 });
    const both = await article('هر دو');
    await publishContent(content, actor, { ...both, draftRev: 1 });
    await saveDraft(content, actor, { ...both, draftRev: 2, document: text('هر دو، تازه') });
    const planned = await article('زمان‌دار');
    const dueAt = new Date(Date.now() + hourMs).toISOString();
    await planContent(content, actor, { ...planned, action: 'publish', at: dueAt });
    const version = () => storage.db.selectFrom('content_version').selectAll().executeTakeFirstOrThrow();
    const before = await version();

    expect(await replaceMedia(deps, actor, { id: old.id, by: next.id })).toEqual({ id: next.id, places: 4 });

    expect(await version()).not.toEqual(before);
    const row = (id: number) =>
      storage.db.selectFrom('article').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    for (const { id } of [shown, both]) {
      const { image_high, image_low, body_text } = await row(id);
      expect([image_high, image_low]).toEqual([next.address, next.address_low]);
      expect(body_text).toContain(`src="${next.address}?w=800" alt="" width="640" height="640"`);
      expect(body_text).toContain('<figcaption>شرح</figcaption>');
      expect(body_text).toContain('src="/media/x.webp" width="900" height="600"');
      expect(body_text).not.toContain(old.address);
    }
    const draft = await readDraft(storage.db, both);
    expect(draft.draftRev).toBe(4);
    expect(JSON.stringify(draft.document)).not.toContain(old.address);
    // Whoever had the published one open is told, and does not bring the old file back.
    const stale = saveDraft(content, actor, { ...shown, draftRev: 2, document: text('دیرهنگام') });
    await expect(stale).rejects.toMatchObject({ code: 'conflict' });
    expect((await listEditions(storage.db, shown)).length).toBe(2);
    expect((await readMedia(storage.db, film.id)).poster).toBe(next.address);
    expect((await readMedia(storage.db, next.id)).alt).toBe('روتور');
    const parts = (await readMedia(storage.db, old.id)).uses.map(({ part, title }) => `${part} ${title}`);
    expect([...new Set(parts)].toSorted()).toEqual(['edition منتشرشده', 'edition هر دو', 'plan زمان‌دار']);
    const trail = await storage.db
      .selectFrom('audit_event')
      .selectAll()
      .where('deed', '=', 'media.replace')
      .execute();
    expect(trail.length).toBe(4);
    for (const entry of trail) expect([entry.from_value, entry.to_value]).not.toContain(null);
  });

  it.runIf(engine === 'postgres')(
    'counts and notes no item that went to the bin at that moment',
    async () => {
      const [old, next] = [await upload(await picture()), await upload(await picture())];
      const write = async (title: string) => {
        const document = { title, description: 'چکیده', imageAddressHighQuality: old.address };
        return (await createDraft(content, actor, { kind: 'article', document })).id;
      };
      const [kept, binned] = [await write('می‌ماند'), await write('به سطل می‌رود')];
      let replacing: Promise<unknown> | undefined;
      await storage.db.transaction().execute(async (trx) => {
        await trx
          .updateTable('content_document')
          .set({ deleted_at: databaseNow(trx) })
          .where('kind', '=', 'article')
          .where('entity_id', '=', binned)
          .execute();
        replacing = replaceMedia(deps, actor, { id: old.id, by: next.id });
        await waitForWaiters(storage.db, 1);
      });
      expect(await replacing).toEqual({ id: next.id, places: 1 });
      const trail = await storage.db
        .selectFrom('audit_event')
        .select('thing_id')
        .where('deed', '=', 'media.replace')
        .where('thing_kind', '=', 'article')
        .where('thing_id', 'in', [String(kept), String(binned)])
        .execute();
      expect(trail).toEqual([{ thing_id: String(kept) }]);
    },
  );

  // accepts 749, 789
  it('replaces only by a file of the same kind, and not for a writer', async () => {
    const [file, paper] = [await upload(await picture()), await upload(pdf, 'b.pdf')];
    for (const by of [paper.id, file.id])
      await expect(replaceMedia(deps, actor, { id: file.id, by })).rejects.toMatchObject({
        code: 'invalid_input',
      });
    await expect(replaceMedia(deps, actor, { id: file.id, by: 99_999 })).rejects.toMatchObject({
      code: 'not_found',
    });
    const writer: StaffActor = { ...actor, roles: ['writer'], permissions: listPermissions(['writer']) };
    await expect(replaceMedia(deps, writer, { id: file.id, by: paper.id })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
