import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allContentKinds, type ContentKind, contentKinds } from '#contract/content/kinds.ts';
import { storeDemo } from '#demo/store-demo.ts';
import { commandActor } from '#features/staff-action/index.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { migrate } from '#storage/migrate.ts';
import { openSqlite } from '#storage/open-sqlite.ts';
import {
  contentAnswers,
  createDraft,
  deleteContent,
  hideContent,
  previewContent,
  publishContent,
  readDraft,
  registerContent,
  saveDraft,
} from '../index.ts';

const actor = { ...commandActor('سارا'), staffId: 7 };
const demoConfig = { dataDir: '', embedHosts: [] };
const first = { pageNumber: 1, pageCount: 50 };

/** Everything that visitors read of a kind, without the numbers that a save gives to parts. */
const readPublic = async (db: Db, id: number) => {
  const deps = { db };
  const answers = await Promise.all([
    contentAnswers.getSiteSettings(deps, {}),
    contentAnswers.getStaticPage(deps, { pageKey: 'HomeIndex' }),
    contentAnswers.pageArticles(deps, first),
    contentAnswers.pageBlogs(deps, first),
    contentAnswers.topVideos({ ...deps, withoutBodies: true }, { count: 5 }),
    contentAnswers.topPermits(deps, { count: 50 }),
    contentAnswers.listDynamicPages(deps, {}),
    contentAnswers.listProductTypes(deps, {}),
    contentAnswers.getProduct(deps, { id }),
    contentAnswers.listProductSpecifications(deps, { id }),
    contentAnswers.topProducts(deps, { count: 50, productTypeId: 1 }),
    contentAnswers.listGalleryGroups(deps, {}),
    contentAnswers.listColleagues(deps, {}),
    contentAnswers.listFaqs(deps, {}),
    contentAnswers.pageDesignedWebSites(deps, first),
    contentAnswers.pageRevisions(deps, { pageIndex: 1, pageSize: 50, search: 'پیش‌نمایش' }),
  ]);
  return JSON.parse(JSON.stringify(answers), (key, value) => (key === 'id' ? undefined : value));
};

describe.each(engines)('a preview on %s', (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
    await storeDemo({ storage, config: demoConfig });
    await registerContent(storage.db);
  });
  afterAll(() => storage.close());
  const deps = () => ({ storage, cleanRichText: async (html: string) => html });

  // accepts 480
  it.each(allContentKinds)('of %s shows what publishing it shows', async (kind: ContentKind) => {
    const item = { kind, id: 1 };
    if (kind === 'faq') await hideContent(deps(), actor, item);
    const { document, draftRev } = await readDraft(storage.db, item);
    const changed = { ...document, [contentKinds[kind].titleField]: 'پیش‌نمایش' };
    await saveDraft(deps(), actor, { ...item, draftRev, document: changed });
    const before = await readPublic(storage.db, item.id);
    const seen = await previewContent(storage.db, item, (db) => readPublic(db, item.id));
    expect(await readPublic(storage.db, item.id)).toEqual(before);
    await publishContent(deps(), actor, { ...item, draftRev: draftRev + 1 });
    expect(await readPublic(storage.db, item.id)).toEqual(seen);
    expect(JSON.stringify(seen)).toContain('پیش‌نمایش');
  });

  it('of something new shows it in its list and at its own address', async () => {
    const document = { title: 'تازه', description: 'شرح', bodyText: '<p>متن</p>' };
    const { id } = await createDraft(deps(), actor, { kind: 'article', document });
    const seen = await previewContent(storage.db, { kind: 'article', id }, async (db, address) => ({
      address,
      listed: (await contentAnswers.topArticles({ db }, { count: 1 })).map(({ title }) => title),
      own: (await contentAnswers.getArticle({ db }, { id })).bodyText,
    }));
    expect(seen).toEqual({ address: `/articledetails/${id}`, listed: ['تازه'], own: '<p>متن</p>' });
    await expect(contentAnswers.getArticle(storage, { id })).rejects.toMatchObject({ code: 'not_found' });
  });

  // accepts 744
  it('of an older edition shows the page as it was, also where its place is gone', async () => {
    const item = { kind: 'product', id: 2 } as const;
    const publish = async (change: Record<string, unknown>) => {
      const { document, draftRev } = await readDraft(storage.db, item);
      await saveDraft(deps(), actor, { ...item, draftRev, document: { ...document, ...change } });
      await publishContent(deps(), actor, { ...item, draftRev: draftRev + 1 });
    };
    const type = await createDraft(deps(), actor, {
      kind: 'product-type',
      document: { title: 'گروه گذرا', description: 'شرح' },
    });
    await publishContent(deps(), actor, { kind: 'product-type', id: type.id, draftRev: 1 });
    await publish({ title: 'نام کهنه', productTypeId: type.id });
    const { version } = await readDraft(storage.db, item);
    await publish({ title: 'نام تازه', productTypeId: 1 });
    const render = (db: Db, address: string) =>
      contentAnswers.getProduct({ db }, { id: 2 }).then(({ title }) => ({ title, address }));
    const seen = { title: 'نام کهنه', address: '/productdetails/2' };
    expect(await previewContent(storage.db, { ...item, version }, render)).toEqual(seen);
    await deleteContent(deps(), actor, { kind: 'product-type', id: type.id });
    expect(await previewContent(storage.db, { ...item, version }, render)).toEqual(seen);
    expect((await contentAnswers.getProduct(storage, { id: 2 })).title).toBe('نام تازه');
    await expect(previewContent(storage.db, { ...item, version: 999 }, render)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

it('is made while somebody else holds the write lock', async () => {
  const file = `${makeFolder('preview')}/a.sqlite`;
  const storage = openSqlite(file, { lockWaitMs: 0 });
  await migrate(storage);
  const deps = { storage, cleanRichText: async (html: string) => html };
  const document = { title: 'تازه', description: '', bodyText: '' };
  const { id } = await createDraft(deps, actor, { kind: 'article', document });
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  const read = (db: Db) => contentAnswers.getArticle({ db }, { id });
  expect(await previewContent(storage.db, { kind: 'article', id }, read)).toMatchObject({ title: 'تازه' });
  other.close();
  await storage.close();
});
