import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentKind } from '#contract/content/kinds.ts';
import { commandActor } from '#features/staff-action/index.ts';
import { openDemoStorage } from '#kit/open-demo-storage.ts';
import { engines } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';
import {
  systemPerson as by,
  contentAnswers,
  deleteContent,
  hideContent,
  registerContent,
  setContentOrder,
  showContent,
} from '../index.ts';
import { readContentVersion } from '../read/content-version.repository.ts';
import { createContent, updateContent } from './change-content.ts';
import { readOrder } from './read-order.ts';

const article = { title: 'مقالهٔ تازه', description: 'شرح', bodyText: '<p>متن تازه</p>' };

const actor = commandActor('test');

describe.each(engines)('content commands on %s', (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openDemoStorage(engine);
  });
  afterAll(() => storage.close());
  const deps = () => ({ storage, embedHosts: [] });
  const create = (change: Parameters<typeof createContent>[1]) =>
    storage.db.transaction().execute((trx) => createContent({ trx, embedHosts: [] }, change));
  const update = (change: Parameters<typeof updateContent>[1]) =>
    storage.db.transaction().execute((trx) => updateContent({ trx, embedHosts: [] }, change));
  const find = async (q: string) => {
    const { groups } = await contentAnswers.findContent(storage, { q, pageNumber: 1, pageCount: 12 });
    return groups.flatMap(({ hits }) => hits.map(({ address }) => address));
  };

  it('number what is new by the database, and never give the number of something deleted again', async () => {
    const first = await create({ kind: 'article', by, input: article });
    await deleteContent(deps(), actor, { kind: 'article', id: first.id });
    const [second, third] = await Promise.all([
      create({ kind: 'article', by, input: article }),
      create({ kind: 'article', by, input: article }),
    ]);
    expect(new Set([first.id, second.id, third.id]).size).toBe(3);
    expect(await find('مقاله تازه')).toContain(`/articledetails/${second.id}`);
  });

  it('join the transaction they are given, and leave nothing when it is taken back', async () => {
    const before = await readContentVersion(storage.db);
    const failing = storage.db.transaction().execute(async (trx) => {
      const write = { trx, embedHosts: [] };
      await createContent(write, { kind: 'article', by, input: { ...article, title: 'شگفتانه' } });
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await readContentVersion(storage.db)).toBe(before);
    expect(await find('شگفتانه')).toEqual([]);
  });

  it('name the faulty fields of an input', async () => {
    const faulty = create({
      kind: 'product',
      by,
      input: {
        title: '',
        description: 'x',
        productTypeId: 1,
        price: 2,
        realPrice: 1,
        videoAddress: 'javascript:x',
      },
    });
    await expect(faulty).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: { title: expect.any(String), videoAddress: 'این پیوند پذیرفته نیست.' } },
    });
    const dear = { title: 'a', description: 'x', productTypeId: 1, price: 2, realPrice: '۱' };
    await expect(create({ kind: 'product', by, input: dear })).rejects.toMatchObject({
      details: { fields: { price: 'قیمت با تخفیف از قیمت اصلی بیشتر است.' } },
    });
  });

  const calls: [ContentKind, number, () => Promise<unknown>][] = [
    ['product', 1, () => contentAnswers.getProduct(storage, { id: 1 })],
    ['article', 1, () => contentAnswers.getArticle(storage, { id: 1 })],
    ['news', 1, () => contentAnswers.getBlog(storage, { id: 1 })],
    ['video', 1, () => contentAnswers.getVideo(storage, { id: 1 })],
    ['permit', 1, () => contentAnswers.getPermit(storage, { id: 1 })],
    ['page', 1, () => contentAnswers.getDynamicPage(storage, { id: 1 })],
    ['product-type', 3, () => contentAnswers.getProductType(storage, { id: 3 })],
    ['gallery', 1, () => contentAnswers.getGalleryGroup(storage, { id: 1 })],
    ['static-page', 2, () => contentAnswers.getStaticPage(storage, { pageKey: 'AboutUs' })],
    ['faq', 2, async () => listed(await contentAnswers.listFaqs(storage, {}), 2)],
    ['colleague', 1, async () => listed(await contentAnswers.listColleagues(storage, {}), 1)],
    [
      'revision',
      1,
      async () =>
        pages((page) =>
          contentAnswers.pageRevisions(storage, { pageIndex: page, pageSize: 50, search: null }),
        ),
    ],
    [
      'website',
      1,
      async () =>
        pages((page) => contentAnswers.pageDesignedWebSites(storage, { pageNumber: page, pageCount: 50 })),
    ],
  ];
  const listed = (rows: readonly { id: number }[], id: number) => {
    const found = rows.find((row) => row.id === id);
    if (!found) throw Object.assign(new Error('absent'), { code: 'not_found' });
    return found;
  };
  const pages = async (ask: (page: number) => Promise<{ pagingResult: readonly { id: number }[] }>) =>
    listed((await ask(1)).pagingResult, 1);

  it.each(calls)('hide a %s from every answer and show it again as it was', async (kind, id, ask) => {
    const before = await ask();
    await hideContent(deps(), actor, { kind, id });
    await expect(ask()).rejects.toMatchObject({ code: 'not_found' });
    await showContent(deps(), actor, { kind, id });
    expect(await ask()).toEqual(before);
  });

  it('take a hidden item out of the search and bring it back', async () => {
    const hits = await find('سانتریفیوژ');
    const hit = hits.find((address) => address.startsWith('/productdetails/')) ?? '';
    const id = Number(hit.split('/').at(-1));
    await hideContent(deps(), actor, { kind: 'product', id });
    expect(await find('سانتریفیوژ')).not.toContain(hit);
    await showContent(deps(), actor, { kind: 'product', id });
    expect(await find('سانتریفیوژ')).toEqual(hits);
  });

  // accepts 476, 477
  it('delete nothing that others refer to, and nothing fixed', async () => {
    const linked = deleteContent(deps(), actor, { kind: 'page', id: 4 });
    await expect(linked).rejects.toMatchObject({ code: 'conflict', details: { reason: 'in_use' } });
    const uses = await linked.catch((error) => error.details.uses);
    expect(uses).toContainEqual(expect.objectContaining({ kind: 'static-page', part: 'public' }));
    await expect(deleteContent(deps(), actor, { kind: 'product-type', id: 3 })).rejects.toMatchObject({
      code: 'conflict',
    });
    for (const [kind, id] of [
      ['product-type', 6],
      ['static-page', 1],
      ['site-settings', 1],
    ] as const) {
      await expect(deleteContent(deps(), actor, { kind, id })).rejects.toMatchObject({
        details: { reason: 'fixed' },
      });
    }
  });

  // accepts 499
  it('put no page under itself or its own child', async () => {
    const parent = await create({ kind: 'page', by, input: { ...article, title: 'مادر' } });
    const child = await create({
      kind: 'page',
      by,
      input: { ...article, parentId: parent.id },
    });
    for (const parentId of [parent.id, child.id]) {
      const input = { ...article, parentId };
      await expect(update({ kind: 'page', id: parent.id, by, input })).rejects.toMatchObject({
        details: { fields: { parentId: 'صفحه نمی‌تواند زیر خودش باشد.' } },
      });
    }
  });

  // accepts 478
  it('order by hand, and refuse an order made from an older one', async () => {
    const { ids, rev } = await readOrder(storage.db, 'product', 1);
    const turned = ids.toReversed();
    await setContentOrder(deps(), actor, { kind: 'product', ids: turned, rev, productTypeId: 1 });
    const shown = await contentAnswers.topProducts(storage, { count: 50, productTypeId: 1 });
    expect(shown.map(({ id }) => id)).toEqual(turned.filter((id) => shown.some((one) => one.id === id)));
    const stale = setContentOrder(deps(), actor, { kind: 'product', ids, rev, productTypeId: 1 });
    await expect(stale).rejects.toMatchObject({ code: 'conflict', details: { reason: 'order_changed' } });
  });

  it('leave the office nothing to learn about the demo but what was written past them', async () => {
    expect(await registerContent(storage.db)).toBe(0);
    await storage.db
      .insertInto('faq')
      .values({ id: 900, question: 'گذشته؟', answer: '', show_priority: 1 })
      .execute();
    expect(await registerContent(storage.db)).toBe(1);
  });

  // accepts 679
  it.each(['%', '؟', '-- !'])('find no revision for %s', async (search) => {
    const found = await contentAnswers.pageRevisions(storage, { pageIndex: 1, pageSize: 10, search });
    expect(found).toMatchObject({ pagingResult: [], totalCount: 0 });
    expect(
      (await contentAnswers.findContent(storage, { q: search, pageNumber: 1, pageCount: 12 })).totalCount,
    ).toBe(0);
  });
});
