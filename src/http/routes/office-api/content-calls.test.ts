import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentAnswers } from '#features/content/index.ts';
import type { StaffDeps } from '#features/staff/index.ts';
import { dayMs } from '#kernel/durations.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { createOfficeApp, officeTestOrigin } from '#kit/office-app.ts';
import { createOfficeVisitor, type OfficeVisitor } from '#kit/office-visitor.ts';
import { openDemoStorage } from '#kit/open-demo-storage.ts';
import { engines } from '#kit/open-test-storage.ts';
import { signInAs } from '#kit/sign-in-as.ts';
import { makeStaffDeps } from '#kit/staff-kit.ts';
import type { Storage } from '#storage/dialect.ts';

const words = { title: 'خبر دفتر', description: 'شرح', bodyText: '<p>متن</p>' };

describe.each(engines)('the calls of editors on %s', (engine) => {
  let storage: Storage;
  let staff: StaffDeps;
  let app: ReturnType<typeof createOfficeApp>;
  let editor: OfficeVisitor;
  beforeAll(async () => {
    storage = await openDemoStorage(engine);
    staff = makeStaffDeps(storage);
    app = createOfficeApp(staff, { mediaRoot: makeFolder('office-media') });
    editor = await signInAs(staff, app.send, 'editor', 'نگار');
  });
  afterAll(() => storage.close());
  const auditOf = (id: number) =>
    storage.db
      .selectFrom('audit_event')
      .select(['deed as action', 'staff_name', 'why'])
      .where('thing_kind', '=', 'news')
      .where('thing_id', '=', String(id))
      .orderBy('id')
      .execute();

  // accepts 470, 471, 473, 475, 485
  it('take an item from its draft to visitors and back, with one audit row an action', async () => {
    const made = await editor.post('/content/news', { document: words });
    expect(made).toMatchObject({ status: 200, body: { draftRev: 1 } });
    const at = `/content/news/${made.body.id}`;
    const saved = await editor.put(`${at}/draft`, { draftRev: 1, document: { ...words, title: 'خبر دوم' } });
    expect(saved.body).toMatchObject({ draftRev: 2, state: 'draft', document: { title: 'خبر دوم' } });
    const stale = await editor.put(`${at}/draft`, { draftRev: 1, document: words });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { title: 'خبر دوم' }, yours: { title: 'خبر دفتر' }, draftRev: 2 },
    });
    const published = await editor.post(`${at}/publish`, { draftRev: 2, why: 'آماده' });
    expect(published.body).toMatchObject({
      state: 'published',
      isChanged: false,
      version: 1,
      editedBy: 'نگار',
    });
    expect(await contentAnswers.getBlog(storage, { id: made.body.id })).toMatchObject({ title: 'خبر دوم' });
    expect((await editor.post(`${at}/hide`, {})).body).toMatchObject({ state: 'hidden' });
    await expect(contentAnswers.getBlog(storage, { id: made.body.id })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await editor.post(`${at}/show`, {})).body).toMatchObject({ state: 'published' });
    expect(await auditOf(made.body.id)).toEqual([
      { action: 'content.create', staff_name: 'نگار', why: null },
      { action: 'content.draft', staff_name: 'نگار', why: null },
      { action: 'content.publish', staff_name: 'نگار', why: 'آماده' },
      { action: 'content.hide', staff_name: 'نگار', why: null },
      { action: 'content.show', staff_name: 'نگار', why: null },
    ]);
  });

  // accepts 467, 473
  it('publish once, however often the same key is sent', async () => {
    const { body } = await editor.post('/content/news', { document: words });
    const send = () =>
      editor.post(`/content/news/${body.id}/publish`, { draftRev: 1 }, { 'idempotency-key': `k-${body.id}` });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body: history } = await editor.call(`/content/news/${body.id}/editions`);
    expect(history.items).toMatchObject([{ version: 1, by: 'نگار' }]);
  });

  // accepts 741
  it('give a repeated save its own answer, never a conflict, 50 of 50 times', async () => {
    const { body } = await editor.post('/content/news', { document: words });
    const save = (draftRev: number, title: string, key: string) =>
      editor.put(
        `/content/news/${body.id}/draft`,
        { draftRev, document: { ...words, title, bodyText: `<p onclick="x()">${title}</p>` } },
        { 'idempotency-key': key },
      );
    for (let rev = 1; rev <= 50; rev += 1) {
      await save(rev, `متن ${rev}`, `save-${body.id}-${rev}`);
      const again = await save(rev, `متن ${rev}`, `save-${body.id}-${rev}`);
      expect(again).toMatchObject({
        status: 200,
        body: { draftRev: rev + 1, document: { title: `متن ${rev}` } },
      });
    }
  });

  // accepts 472
  it('name each missing field in Persian', async () => {
    const { body } = await editor.post('/content/news', { document: { title: 'تنها' } });
    const refused = await editor.post(`/content/news/${body.id}/publish`, { draftRev: 1 });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        code: 'invalid_input',
        fields: { description: 'این فیلد را پر کنید.', bodyText: 'این فیلد را پر کنید.' },
      },
    });
  });

  // accepts 472
  it('refuse to publish a gallery without a picture, whose draft is kept', async () => {
    const { body } = await editor.post('/content/gallery', { document: { title: 'بی‌عکس' } });
    expect(await editor.post(`/content/gallery/${body.id}/publish`, { draftRev: 1 })).toMatchObject({
      status: 400,
      body: { fields: { images: 'دست‌کم یک تصویر بیفزایید.' } },
    });
  });

  // accepts 469, 496
  it('list items with their states, and the ten fixed pages with where they are shown', async () => {
    const { body } = await editor.call('/content/news?state=hidden');
    expect(body.items.every((item: { state: string }) => item.state === 'hidden')).toBe(true);
    const fixed = await editor.call('/content/static-page?size=50');
    expect(fixed.body.items).toHaveLength(10);
    expect(fixed.body.items).toContainEqual(
      expect.objectContaining({ fixedPage: { pageKey: 'HomeIndex', name: 'صفحهٔ نخست', shownAt: '/' } }),
    );
    const home = await editor.call('/content/static-page/1/draft');
    expect(home.body.document.slides).toHaveLength(3);
    expect(home.body.document.slides[0]).toMatchObject({
      imageAddress: expect.stringMatching(/^\/media/),
      linkText: expect.any(String),
    });
  });

  // accepts 469, 499
  it('count every kind at once, and tell the tree of pages as drafts would have it', async () => {
    const before = await editor.call('/content');
    expect(before.body.items).toHaveLength(14);
    const newsCount = (body: { items: { kind: string; draft: number; changed: number }[] }) =>
      body.items.find(({ kind }) => kind === 'news');
    const { body: made } = await editor.post('/content/news', { document: words });
    const after = await editor.call('/content');
    expect(newsCount(after.body)).toMatchObject({ draft: (newsCount(before.body)?.draft ?? 0) + 1 });
    await editor.remove(`/content/news/${made.id}`);

    const { body: page } = await editor.post('/content/page', { document: { title: 'شاخه', parentId: 4 } });
    const tree = await editor.call('/content/page/tree');
    expect(tree.body.items).toContainEqual(
      expect.objectContaining({ id: page.id, parentId: 4, state: 'draft', title: 'شاخه' }),
    );
    const under = await editor.put(`/content/page/${page.id}/draft`, {
      draftRev: 1,
      document: { title: 'شاخه', bodyText: '<p>متن</p>', parentId: page.id },
    });
    const refused = await editor.post(`/content/page/${page.id}/publish`, { draftRev: under.body.draftRev });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { parentId: 'صفحه نمی‌تواند زیر خودش باشد.' } },
    });
    await editor.remove(`/content/page/${page.id}`);
  });

  // accepts 476, 477
  it('refuse to delete what is used or fixed, and say so', async () => {
    const used = await editor.remove('/content/page/4');
    expect(used.status).toBe(409);
    expect(used.body.message).toBe(
      `این مورد در ${used.body.uses.length.toLocaleString('fa-IR')} جا به کار رفته است و حذف نمی‌شود.`,
    );
    expect((await editor.remove('/content/product-type/1')).status).toBe(409);
    expect((await editor.post('/content/site-settings', { document: {} })).status).toBe(409);
  });

  // accepts 478
  it('order colleagues, and refuse an order made from an older one', async () => {
    const { body } = await editor.call('/content/colleague/order');
    const ids = body.items.map(({ id }: { id: number }) => id).reverse();
    expect((await editor.put('/content/colleague/order', { rev: body.rev, ids })).status).toBe(200);
    const stale = await editor.put('/content/colleague/order', { rev: body.rev, ids });
    expect(stale).toMatchObject({ status: 409, body: { message: 'ترتیب در این فاصله تغییر کرده است.' } });
  });

  // accepts 480
  it('preview a draft for staff only, kept and named nowhere', async () => {
    const { body } = await editor.post('/content/news', { document: words });
    const preview = await editor.call(`/content/news/${body.id}/preview`);
    expect(preview).toMatchObject({ status: 200, text: `<body>the page /blogdetails/${body.id}` });
    expect(preview.headers.get('cache-control')).toBe('no-store');
    expect(preview.headers.get('x-robots-tag')).toBe('noindex');
    expect(preview.headers.get('referrer-policy')).toBe('no-referrer');
    expect(preview.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(preview.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    await expect(contentAnswers.getBlog(storage, { id: body.id })).rejects.toMatchObject({
      code: 'not_found',
    });
    const stranger = createOfficeVisitor(app.send, officeTestOrigin);
    expect((await stranger.call(`/content/news/${body.id}/preview`)).status).toBe(401);
  });

  // accepts 747
  it('share one draft, frozen, with somebody without an account, until seven days are over or it is revoked', async () => {
    const { body: made } = await editor.post('/content/news', { document: words });
    const at = `/content/news/${made.id}`;
    const share = await editor.post(`${at}/shares`, { draftRev: 1 });
    expect(share).toMatchObject({ status: 200, body: { draftRev: 1, by: 'نگار' } });
    expect(Date.parse(share.body.expiresAt) - Date.parse(share.body.createdAt)).toBe(7 * dayMs);
    const token = /\/preview\/([\w-]+)$/.exec(share.body.url)?.[1] ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    const rows = await storage.db.selectFrom('content_share').selectAll().execute();
    const kept = JSON.stringify([rows, await storage.db.selectFrom('staff_deed').selectAll().execute()]);
    expect(kept).not.toContain(token);
    const look = async (key: string, address = '203.0.113.77') => {
      const answer = await app.send(new Request(`${officeTestOrigin}/preview/${key}`), address);
      const text = (await answer.text()).replace(/[\w-]{36}/, 'request');
      return { status: answer.status, headers: answer.headers, text };
    };
    await editor.put(`${at}/draft`, { draftRev: 1, document: { ...words, title: 'پس از پیوند' } });
    expect(JSON.parse(rows[0]?.document ?? '{}').title).toBe(words.title);
    const seen = await look(token);
    expect(seen.status).toBe(200);
    expect(seen.text).toMatch(/^<body><p role="note".*پیش‌نویس؛ منتشر نشده<\/p>the page/);
    expect(seen.text).toContain(`/blogdetails/${made.id}`);
    const names = ['x-robots-tag', 'cache-control', 'referrer-policy', 'set-cookie', 'etag'];
    expect(names.map((name) => seen.headers.get(name))).toEqual([
      'noindex',
      'no-store',
      'no-referrer',
      null,
      null,
    ]);
    expect(app.lines.join()).toContain('/preview/…');
    // Also where no route group answers.
    for (const path of ['preview', 'r', 'd'])
      await app.send(new Request(`${officeTestOrigin}/${path}/${token}`, { method: 'PUT' }), '203.0.113.78');
    expect(app.lines.join()).not.toContain(token);
    const unknown = await look('A'.repeat(22));
    expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store']);
    await storage.db.updateTable('content_share').set({ expires_at: 1 }).execute();
    const ended = await look(token);
    expect([ended.status, ended.text]).toEqual([404, unknown.text]);
    const other = await editor.post(`${at}/shares`, { draftRev: 2 });
    const listed = await editor.call(`${at}/shares`);
    expect(listed.body.items.map(({ id }: { id: number }) => id)).toEqual([other.body.id]);
    const otherToken = other.body.url.split('/').at(-1);
    expect((await look(otherToken)).status).toBe(200);
    expect((await editor.call(`${at}/shares/${other.body.id}`, { method: 'DELETE' })).status).toBe(200);
    const revoked = await look(otherToken);
    expect([revoked.status, revoked.text]).toEqual([404, unknown.text]);
    const statuses = [];
    for (let i = 0; i < 31; i += 1) statuses.push((await look(token, '203.0.113.78')).status);
    expect([statuses[29], statuses[30]]).toEqual([404, 429]);
    await editor.post(`${at}/publish`, { draftRev: 2 });
    expect((await editor.post(`${at}/shares`, { draftRev: 3 })).status).toBe(409);
  });

  // accepts 501
  it('keep latitude and longitude within the globe', async () => {
    const { body } = await editor.call('/content/site-settings/1/draft');
    const document = { ...body.document, latitude: 91 };
    const refused = await editor.put('/content/site-settings/1/draft', { draftRev: body.draftRev, document });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { latitude: expect.stringContaining('۹۰') } },
    });
  });

  // accepts 497, 498
  it('save a product’s pictures, rows, films, paper and prices together, prices in any digits', async () => {
    const { body: made } = await editor.post('/content/product', { document: { title: 'دستگاه فرم' } });
    const document = {
      title: 'دستگاه فرم',
      description: 'شرح',
      productTypeId: 1,
      images: [
        {
          title: 'رو',
          imageAddressHighQuality: '/media/demo/product-7-1-high.webp',
          imageAddressLowQuality: '',
        },
        {
          title: 'پشت',
          imageAddressHighQuality: '/media/demo/product-7-2-high.webp',
          imageAddressLowQuality: '',
        },
      ],
      specifications: [
        { title: 'وزن', description: '۱۲ کیلوگرم' },
        { title: 'ولتاژ', description: '۲۲۰' },
      ],
      customers: [{ customerName: 'بیمارستان نمونه', customerContactInfo: 'تهران' }],
      videoAddress: '/media/demo/a.mp4',
      installVideoAddress: '/media/demo/b.mp4',
      userManualAddress: '/media/demo/manual.pdf',
      realPrice: '۱٬۰۰۰٬۰۰۰',
      price: '1,200,000',
    };
    const at = `/content/product/${made.id}`;
    const saved = await editor.put(`${at}/draft`, { draftRev: 1, document });
    expect(saved.body.document).toMatchObject({ price: 1_200_000, realPrice: 1_000_000 });
    const dear = await editor.post(`${at}/publish`, { draftRev: 2 });
    expect(dear).toMatchObject({
      status: 400,
      body: { fields: { price: 'قیمت با تخفیف از قیمت اصلی بیشتر است.' } },
    });
    await editor.put(`${at}/draft`, { draftRev: 2, document: { ...document, price: '۹۰۰۰۰۰' } });
    expect((await editor.post(`${at}/publish`, { draftRev: 3 })).status).toBe(200);
    expect(await contentAnswers.getProduct(storage, { id: made.id })).toMatchObject({
      price: 900_000,
      realPrice: 1_000_000,
    });
    const { body: now } = await editor.call(`${at}/draft`);
    expect(now.published).toMatchObject({
      images: [{ title: 'رو' }, { title: 'پشت' }],
      specifications: document.specifications,
      customers: document.customers,
      videoAddress: document.videoAddress,
      installVideoAddress: document.installVideoAddress,
      userManualAddress: document.userManualAddress,
    });
  });

  // accepts 500
  it('move a permit between its lists, order a revision’s lists, and keep a blank contact line as null', async () => {
    const makeAndPublish = async (kind: string, document: object) => {
      const { body } = await editor.post(`/content/${kind}`, { document });
      expect((await editor.post(`/content/${kind}/${body.id}/publish`, { draftRev: 1 })).status).toBe(200);
      return body.id as number;
    };
    const permit = { title: 'مجوز جابه‌جا', description: 'شرح', permitType: 0 };
    const permitId = await makeAndPublish('permit', permit);
    const typeOf = async () => (await contentAnswers.getPermit(storage, { id: permitId })).permitType;
    expect(await typeOf()).toBe(0);
    await editor.put(`/content/permit/${permitId}/draft`, {
      draftRev: 2,
      document: { ...permit, permitType: 1 },
    });
    await editor.post(`/content/permit/${permitId}/publish`, { draftRev: 3 });
    expect(await typeOf()).toBe(1);

    const features = ['سوم', 'نخست', 'دوم'];
    const imageAddresses = ['/media/demo/z-high.webp', '/media/demo/a-high.webp'];
    const revisionId = await makeAndPublish('revision', {
      title: 'نسخهٔ تازه',
      versionNumber: '9.1',
      description: 'شرح',
      features,
      imageAddresses,
    });
    const { body: revision } = await editor.call(`/content/revision/${revisionId}/draft`);
    expect(revision.published).toMatchObject({ features, imageAddresses });

    const colleagueId = await makeAndPublish('colleague', {
      name: 'همکار آزمون',
      description: 'شرح',
      mobile: '  ',
      telegram: '',
      email: 'a@example.com',
      website: null,
    });
    const { body: colleague } = await editor.call(`/content/colleague/${colleagueId}/draft`);
    expect(colleague.published).toMatchObject({
      mobile: null,
      telegram: null,
      website: null,
      email: 'a@example.com',
    });

    const galleryId = await makeAndPublish('gallery', {
      title: 'گالری آزمون',
      images: ['a', 'b', 'c'].map((name) => ({ imageAddressHighQuality: `/media/demo/${name}-high.webp` })),
    });
    const { body: gallery } = await editor.call(`/content/gallery/${galleryId}/draft`);
    expect(gallery.published.images).toHaveLength(3);
  });

  // accepts 483, 484, 501
  it('keep the history of the settings, and put an old edition back into the draft alone', async () => {
    const at = '/content/site-settings/1';
    const { body } = await editor.call(`${at}/draft`);
    const before = body.document.receiverAddress;
    const saved = await editor.put(`${at}/draft`, {
      draftRev: body.draftRev,
      document: { ...body.document, receiverAddress: 'نشانی تازهٔ گیرنده' },
    });
    await editor.post(`${at}/publish`, { draftRev: saved.body.draftRev });
    const address = async () => (await contentAnswers.getSiteSettings(storage, {})).receiverAddress;
    expect(await address()).toBe('نشانی تازهٔ گیرنده');
    const { body: history } = await editor.call(`${at}/editions`);
    const oldest = history.items.at(-1).version;
    const restored = await editor.post(`${at}/editions/${oldest}/restore`, {
      draftRev: saved.body.draftRev + 1,
    });
    expect(restored.body.document.receiverAddress).toBe(before);
    expect(await address()).toBe('نشانی تازهٔ گیرنده');
    await editor.post(`${at}/publish`, { draftRev: restored.body.draftRev });
    expect(await address()).toBe(before);
  });

  // accepts 503, 505, 507
  it('take a picture as the body of a call', async () => {
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    const send = (body: Buffer, type: string) =>
      app.send(
        new Request(`${officeTestOrigin}/office-api/media`, {
          method: 'POST',
          body: new Uint8Array(body),
          headers: {
            host: new URL(officeTestOrigin).host,
            cookie: editor.cookieHeader(),
            'x-xsrf-token': editor.jar.get('XSRF-TOKEN') ?? '',
            'content-type': type,
            'x-file-name': encodeURIComponent('کلکسیونی.png'),
          },
        }),
        '203.0.113.9',
      );
    const answer = await send(bytes, 'image/png');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      kind: 'picture',
      name: 'کلکسیونی.png',
      width: 60,
      height: 40,
    });
    const found = await editor.call(`/media?q=${encodeURIComponent('كلكسيوني')}`);
    expect(found.body).toMatchObject({ total: 1, hasMore: false, items: [{ kind: 'picture' }] });
    const svg = await send(Buffer.from('<svg/>'), 'image/png');
    expect(svg.status).toBe(415);
    expect(await svg.json()).toMatchObject({
      code: 'unsupported_type',
      message: 'این نوع فایل پذیرفته نیست.',
    });
  });
});
