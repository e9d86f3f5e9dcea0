import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentKind } from '#contract/content/kinds.ts';
import { commandActor } from '#features/staff-action/index.ts';
import { dayMs, hourMs } from '#kernel/durations.ts';
import { openDemoStorage } from '#kit/open-demo-storage.ts';
import { engines } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';
import { readOrder } from '../commands/read-order.ts';
import { sanitizeRichText } from '../commands/sanitize-rich-text.ts';
import {
  contentAnswers,
  countContent,
  createDraft,
  deleteContent,
  emptyBin,
  hideContent,
  listBin,
  listContent,
  listEditions,
  planContent,
  publishContent,
  purgeBin,
  purgeContent,
  readDraft,
  saveDraft,
  searchContent,
  showContent,
  undeleteContent,
} from '../index.ts';

const actor = { ...commandActor('سارا'), staffId: 7 };
const words = { title: 'روتور زاویه‌ای', description: 'شرح', bodyText: '<p>متن</p>' };
const gone = { code: 'not_found' };

describe.each(engines)('the bin on %s', (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openDemoStorage(engine);
  });
  afterAll(() => storage.close());
  const deps = () => ({ storage, cleanRichText: async (html: string) => sanitizeRichText(html, []) });
  const published = async (document: object = words) => {
    const { id, draftRev } = await createDraft(deps(), actor, { kind: 'article', document });
    await publishContent(deps(), actor, { kind: 'article', id, draftRev });
    return { kind: 'article', id } as const;
  };
  const countOf = async (table: 'content_edition' | 'content_use' | 'content_plan', id: number) =>
    (
      await storage.db
        .selectFrom(table)
        .select('kind')
        .where('entity_id', '=', id)
        .where('kind', '=', 'article')
        .execute()
    ).length;
  const age = (id: number, days: number) =>
    storage.db
      .updateTable('content_document')
      .set({ deleted_at: Date.now() - days * dayMs })
      .where('entity_id', '=', id)
      .where('kind', '=', 'article')
      .execute();

  // accepts 743
  it('keeps a deleted item with draft and editions, unknown everywhere, and gives it back hidden', async () => {
    const item = await published();
    const before = await readDraft(storage.db, item);
    await saveDraft(deps(), actor, {
      ...item,
      draftRev: before.draftRev,
      document: { ...words, title: 'نو' },
    });
    const at = new Date(Date.now() + hourMs).toISOString();
    await planContent(deps(), actor, { ...item, action: 'hide', at });
    const counted = (await countContent(storage.db)).find(({ kind }) => kind === 'article')?.published ?? 0;
    await deleteContent(deps(), actor, item);

    await expect(contentAnswers.getArticle(storage, item)).rejects.toMatchObject(gone);
    await expect(readDraft(storage.db, item)).rejects.toMatchObject(gone);
    await expect(listEditions(storage.db, item)).rejects.toMatchObject(gone);
    for (const again of [deleteContent, showContent, hideContent])
      await expect(again(deps(), actor, item)).rejects.toMatchObject(gone);
    const found = await contentAnswers.findContent(storage, {
      q: 'روتور زاویه‌ای',
      pageNumber: 1,
      pageCount: 12,
    });
    expect(found.groups.flatMap(({ hits }) => hits.map(({ address }) => address))).not.toContain(
      `/articledetails/${item.id}`,
    );
    const { items: listed } = await listContent(storage.db, { kind: 'article', q: 'روتور زاویه‌ای' });
    const hits = await searchContent(storage.db, 'روتور زاویه‌ای', 9);
    expect([...listed, ...hits.filter(({ kind }) => kind === 'article')].map(({ id }) => id)).not.toContain(
      item.id,
    );
    expect((await countContent(storage.db)).find(({ kind }) => kind === 'article')?.published).toBe(
      counted - 1,
    );
    const { items } = await listBin(storage.db, { q: 'روتور زاویه' });
    expect(items).toMatchObject([{ ...item, title: words.title, state: 'hidden', deletedBy: 'سارا' }]);
    expect(Date.parse(items[0]?.goneAt ?? '') - Date.parse(items[0]?.deletedAt ?? '')).toBe(30 * dayMs);

    await undeleteContent(deps(), actor, item);
    expect(await readDraft(storage.db, item)).toMatchObject({
      state: 'hidden',
      version: 1,
      document: { title: 'نو' },
      plans: [],
    });
    await expect(contentAnswers.getArticle(storage, item)).rejects.toMatchObject(gone);
    await showContent(deps(), actor, item);
    expect(await contentAnswers.getArticle(storage, item)).toMatchObject({ title: words.title });
    await expect(undeleteContent(deps(), actor, item)).rejects.toMatchObject(gone);
  });

  // accepts 743
  it('gives a draft back as a draft', async () => {
    const { id } = await createDraft(deps(), actor, { kind: 'news', document: { title: 'نیمه‌کاره' } });
    const item = { kind: 'news', id } as const;
    await deleteContent(deps(), actor, item);
    await undeleteContent(deps(), actor, item);
    expect(await readDraft(storage.db, item)).toMatchObject({
      state: 'draft',
      document: { title: 'نیمه‌کاره' },
    });
  });

  // accepts 743, 484
  it('removes editions and uses with the purge, and lets no other statement remove an edition', async () => {
    const item = await published({ ...words, bodyText: '<p><a href="/page/1">پیوند</a></p>' });
    const kept = /kept as they were written/;
    const { db } = storage;
    const removeEditions = () => db.deleteFrom('content_edition').where('entity_id', '=', item.id).execute();
    await expect(removeEditions()).rejects.toThrow(kept);
    const removeDocument = db.deleteFrom('content_document').where('entity_id', '=', item.id).execute();
    await expect(removeDocument).rejects.toThrow(kept);
    await expect(purgeContent(deps(), actor, item)).rejects.toMatchObject(gone);
    await deleteContent(deps(), actor, item);
    await expect(removeEditions()).rejects.toThrow(kept);
    expect(await countOf('content_use', item.id)).toBeGreaterThan(0);
    await purgeContent(deps(), actor, item);
    for (const table of ['content_edition', 'content_use', 'content_plan'] as const)
      expect(await countOf(table, item.id)).toBe(0);
    await expect(undeleteContent(deps(), actor, item)).rejects.toMatchObject(gone);
    const trail = await db
      .selectFrom('audit_event')
      .select(['deed', 'from_value', 'to_value'])
      .where('thing_kind', '=', 'article')
      .where('thing_id', '=', String(item.id))
      .where('deed', 'in', ['content.delete', 'content.purge'])
      .orderBy('id')
      .execute();
    expect(
      trail.map(({ deed, from_value, to_value }) => [deed, JSON.parse(from_value ?? ''), to_value]),
    ).toEqual([
      ['content.delete', { title: words.title, state: 'published' }, null],
      ['content.purge', { title: words.title, editions: 1 }, null],
    ]);
  });

  // accepts 743
  it('purges by itself after 30 days and not before', async () => {
    const [old, young] = [await published(), await published()];
    for (const item of [old, young]) await deleteContent(deps(), actor, item);
    await age(old.id, 31);
    await age(young.id, 29);
    expect([await purgeBin({ storage }), await purgeBin({ storage })]).toEqual([1, 0]);
    expect(await countOf('content_edition', old.id)).toBe(0);
    await undeleteContent(deps(), actor, young);
  });

  // accepts 743
  it('leaves what stands under something in its place, in the bin too, and orders only what is outside', async () => {
    const make = (kind: ContentKind, document: object) => createDraft(deps(), actor, { kind, document });
    const type = await make('product-type', { title: 'گروه گذرا', description: 'شرح' });
    await publishContent(deps(), actor, { kind: 'product-type', ...type });
    const product = await make('product', { ...words, title: 'در گروه گذرا', productTypeId: type.id });
    await publishContent(deps(), actor, { kind: 'product', ...product });
    expect((await readOrder(storage.db, 'product', type.id)).ids).toEqual([product.id]);
    await deleteContent(deps(), actor, { kind: 'product', id: product.id });
    expect((await readOrder(storage.db, 'product', type.id)).ids).toEqual([]);
    const refused = deleteContent(deps(), actor, { kind: 'product-type', id: type.id });
    await expect(refused).rejects.toMatchObject({
      details: { uses: [{ kind: 'product', id: product.id, title: 'در گروه گذرا', isInBin: true }] },
    });
    expect(await emptyBin(deps(), actor, undefined)).toMatchObject({ left: 0 });
    await deleteContent(deps(), actor, { kind: 'product-type', id: type.id });
    const late = make('product', { ...words, productTypeId: type.id }).then((made) =>
      publishContent(deps(), actor, { kind: 'product', ...made }),
    );
    await expect(late).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
