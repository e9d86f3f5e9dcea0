import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inputTexts } from '#contract/content/inputs/fields.ts';
import { allContentKinds, contentKinds, kindFacts } from '#contract/content/kinds.ts';
import { editingTexts } from '#contract/office/editing-texts.ts';
import { listPermissions } from '#contract/office/permissions.ts';
import { presenceTimes } from '#contract/office/presence-times.ts';
import { workOutboxOnce } from '#features/outbox/index.ts';
import { commandActor } from '#features/staff-action/index.ts';
import { hourMs } from '#kernel/durations.ts';
import { beforeTransaction } from '#kit/before-transaction.ts';
import { openDemoStorage } from '#kit/open-demo-storage.ts';
import { engines } from '#kit/open-test-storage.ts';
import { waitForWaiters } from '#kit/wait-for-waiters.ts';
import type { MailMessage } from '#ports/mailer.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { lockDocumentRow } from '../commands/content-documents.repository.ts';
import { sanitizeRichText } from '../commands/sanitize-rich-text.ts';
import {
  cancelPlan,
  changeManyContent,
  checkLinks,
  compareEditions,
  contentAnswers,
  copyContent,
  countContent,
  createDraft,
  createPlanMailSender,
  deleteContent,
  discardDraft,
  hideContent,
  indexDocuments,
  listContent,
  listContentPlans,
  listEditions,
  markReady,
  planContent,
  planMailKind,
  publishContent,
  purgeContent,
  readDraft,
  restoreEdition,
  retryPlan,
  runDuePlans,
  saveDraft,
  searchContent,
  setContentOrder,
  showContent,
  signalPresence,
  undeleteContent,
} from '../index.ts';
import { readContentVersion } from '../read/content-version.repository.ts';
import { listItemsHolding } from '../search/document-words.repository.ts';

const actor = { ...commandActor('سارا'), staffId: 7 };
const words = { title: 'راهنمای کار', description: 'شرح کوتاه', bodyText: '<p>متن راهنما</p>' };

describe.each(engines)('editing on %s', (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openDemoStorage(engine);
  });
  afterAll(() => storage.close());
  const deps = () => ({ storage, cleanRichText: async (html: string) => sanitizeRichText(html, []) });
  const inTx = <Result>(work: (trx: Db) => Promise<Result>) => storage.db.transaction().execute(work);
  const begin = (document: object = words) => createDraft(deps(), actor, { kind: 'article', document });
  const save = (id: number, draftRev: number, document: object) =>
    saveDraft(deps(), actor, { kind: 'article', id, draftRev, document });
  const publish = (id: number, draftRev: number, why?: string) =>
    publishContent(deps(), actor, { kind: 'article', id, draftRev, why });
  const getArticle = (id: number) => contentAnswers.getArticle(storage, { id });
  const draftOf = (id: number) => readDraft(storage.db, { kind: 'article', id });

  // accepts 770
  it('refuses a text that is nested more than 100 deep, beside its field', async () => {
    const bodyText = '<div>'.repeat(101);
    await expect(begin({ ...words, bodyText })).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: { bodyText: editingTexts.tooDeep } },
    });
    await begin({ ...words, bodyText: `${'<div>'.repeat(100)}x${'</div>'.repeat(100)}` });
  });

  // accepts 770
  it('refuses a text that is too long once it is made safe', async () => {
    await expect(begin({ ...words, bodyText: `<p>${'&'.repeat(100_000)}</p>` })).rejects.toMatchObject({
      details: { fields: { bodyText: inputTexts.tooLong } },
    });
  });

  // accepts 470
  it('begins a draft that only the office knows', async () => {
    const { id } = await begin({ title: 'نهان‌نویس' });
    await expect(getArticle(id)).rejects.toMatchObject({ code: 'not_found' });
    const found = await contentAnswers.findContent(storage, { q: 'نهان‌نویس', pageNumber: 1, pageCount: 12 });
    expect(found.totalCount).toBe(0);
    const list = await listContent(storage.db, { kind: 'article', q: 'نهان نويس' });
    expect(list.items).toMatchObject([
      { id, title: 'نهان‌نویس', state: 'draft', isChanged: false, editedBy: 'سارا' },
    ]);
  });

  // accepts 789
  it('lets a writer write and ask for a review, and nothing that visitors or the order would show', async () => {
    const writer = { ...actor, name: 'مریم', permissions: listPermissions(['writer']) };
    const { id, draftRev } = await createDraft(deps(), writer, { kind: 'article', document: words });
    const item = { kind: 'article', id } as const;
    await markReady(deps(), writer, { ...item, draftRev, isReady: true });
    expect(await draftOf(id)).toMatchObject({ readyBy: 'مریم', draftRev });
    const ready = async () => (await listContent(storage.db, { kind: 'article', flag: 'ready' })).items;
    expect(await ready()).toMatchObject([{ id, readyBy: 'مریم' }]);
    const counted = async () =>
      (await countContent(storage.db)).find(({ kind }) => kind === 'article')?.ready;
    expect(await counted()).toBe(1);
    const forbidden = { code: 'forbidden' };
    const order = { kind: 'faq', ids: [], rev: '' } as const;
    await expect(setContentOrder(deps(), writer, order)).rejects.toMatchObject(forbidden);
    await expect(publishContent(deps(), writer, { ...item, draftRev })).rejects.toMatchObject(forbidden);
    for (const refused of [hideContent, showContent, deleteContent, undeleteContent, purgeContent])
      await expect(refused(deps(), writer, item)).rejects.toMatchObject(forbidden);
    const plan = { ...item, action: 'publish', at: new Date(Date.now() + 9_000).toISOString() } as const;
    await expect(planContent(deps(), writer, plan)).rejects.toMatchObject(forbidden);
    const settings = { kind: 'site-settings', id: 1, draftRev: 0, document: {} } as const;
    await expect(saveDraft(deps(), writer, settings)).rejects.toMatchObject(forbidden);
    await markReady(deps(), actor, { ...item, draftRev, isReady: false });
    expect(await ready()).toEqual([]);
    await markReady(deps(), writer, { ...item, draftRev, isReady: true });
    await publish(id, draftRev);
    expect([(await draftOf(id)).readyBy, await counted()]).toEqual([null, 0]);
    const { draftRev: rev } = await draftOf(id);
    const nothing = markReady(deps(), writer, { ...item, draftRev: rev, isReady: true });
    await expect(nothing).rejects.toMatchObject({ code: 'conflict' });
  });

  // accepts 748
  it('finds words inside texts and titles of drafts as visitors search, in the search and in the list', async () => {
    const document = { ...words, bodyText: '<p>کاليبراسيونِ نرم‌افزارهاي تازه ۱۲۳</p>' };
    const { id, draftRev } = await begin(document);
    const inSearch = async (q: string) =>
      (await searchContent(storage.db, q, 5)).filter((one) => one.kind === 'article').map((one) => one.id);
    const inList = async (q: string) =>
      (await listContent(storage.db, { kind: 'article', q })).items.map((one) => one.id);
    for (const q of ['کالیبراسیون نرم افزار', 'كاليبراسيون 123', 'نرم‌افزارهای تازه'])
      expect([await inSearch(q), (await inList(q)).includes(id)], q).toEqual([[id], true]);
    await publish(id, draftRev);
    const { draftRev: rev } = await draftOf(id);
    await save(id, rev, { ...document, title: 'پیش‌تیتری دیگر', bodyText: '<p>ژرفانگاشت‌سنجی</p>' });
    // The title and the text of the draft, and what visitors still read.
    for (const q of ['پیش‌تیتری', 'ژرفانگاشت سنجی', 'کالیبراسیون تازه 123'])
      expect(await inSearch(q), q).toEqual([id]);
    await discardDraft(deps(), actor, { kind: 'article', id, draftRev: rev + 1 });
    expect([await inSearch('پیش‌تیتری'), await inSearch('کالیبراسیون 123')]).toEqual([[], [id]]);
    await deleteContent(deps(), actor, { kind: 'article', id });
    expect([await inSearch('کالیبراسیون 123'), await inList('کالیبراسیون 123')]).toEqual([[], []]);
    await purgeContent(deps(), actor, { kind: 'article', id });
    expect(await listItemsHolding(storage.db, 'کالیبراسیون 123', { limit: 5 })).toEqual([]);
  });

  // accepts 748
  it('finds what was written before the office searched inside texts', async () => {
    await sql`delete from document_words`.execute(storage.db);
    const { id } = await begin({ ...words, bodyText: '<p>گردون‌پیکرانه</p>' });
    await sql`delete from document_words`.execute(storage.db);
    expect(await searchContent(storage.db, 'گردون پیکرانه', 5)).toEqual([]);
    await indexDocuments(storage.db);
    expect(await searchContent(storage.db, 'گردون پیکرانه', 5)).toMatchObject([{ kind: 'article', id }]);
  });

  // accepts 745
  it('names the colleagues who have an item open, until a minute after their last signal at most', async () => {
    expect(presenceTimes.signalMs).toBeLessThan(15_000);
    expect(presenceTimes.shownMs + presenceTimes.signalMs).toBeLessThan(60_000);
    const item = { kind: 'faq', id: 1 } as const;
    const [sara, mina] = [
      { staffId: 7, name: 'سارا' },
      { staffId: 8, name: 'مینا' },
    ];
    expect(await signalPresence(storage.db, sara, item)).toEqual({ others: [] });
    expect(await signalPresence(storage.db, mina, item)).toEqual({ others: ['سارا'] });
    expect(await signalPresence(storage.db, sara, item)).toEqual({ others: ['مینا'] });
    expect(await signalPresence(storage.db, sara, { kind: 'faq', id: 2 })).toEqual({ others: [] });
    // A closed laptop, and a clock that was set back.
    for (const by of [-presenceTimes.shownMs, hourMs]) {
      await signalPresence(storage.db, mina, item);
      await sql`update content_presence set seen_at = seen_at + ${by} where staff_id = 8`.execute(storage.db);
      await vi.waitFor(async () =>
        expect(await signalPresence(storage.db, sara, item)).toEqual({ others: [] }),
      );
    }
    const rows = await storage.db.selectFrom('content_presence').selectAll().execute();
    expect(rows.map(({ staff_id }) => staff_id)).toEqual([7, 7]);
    const missing = signalPresence(storage.db, sara, { kind: 'faq', id: 99_999 });
    await expect(missing).rejects.toMatchObject({ code: 'not_found' });
  });

  // accepts 746
  it('copies the working text of every kind of which there may be several, as a new draft', async () => {
    for (const kind of allContentKinds) {
      const copy = copyContent(deps(), actor, { kind, id: 1 });
      if (kindFacts(kind).isFixed) {
        await expect(copy).rejects.toMatchObject({ code: 'conflict' });
        continue;
      }
      const { id } = await copy;
      const [source, made] = [
        await readDraft(storage.db, { kind, id: 1 }),
        await readDraft(storage.db, { kind, id }),
      ];
      expect(made).toMatchObject({
        state: 'draft',
        version: 0,
        title: `${source.title} (کپی)`,
        editedBy: 'سارا',
      });
      const own = new Set([contentKinds[kind].titleField, 'publishedAt', 'images']);
      for (const [field, value] of Object.entries(source.document))
        if (!own.has(field)) expect([kind, field, made.document[field]]).toEqual([kind, field, value]);
      expect(JSON.stringify(made.document.images ?? [])).not.toContain('"id"');
      await publishContent(deps(), actor, { kind, id, draftRev: 1 });
      expect((await readDraft(storage.db, { kind, id: 1 })).document).toEqual(source.document);
      await deleteContent(deps(), actor, { kind, id });
    }
    const longest = 'ب'.repeat(512);
    const { id } = await copyContent(deps(), actor, {
      kind: 'article',
      id: (await begin({ title: longest })).id,
    });
    expect((await draftOf(id)).title).toBe(longest);
  });

  // accepts 471
  it('leaves what visitors get as it is while a draft is saved over it', async () => {
    const before = JSON.stringify([await getArticle(1), await readContentVersion(storage.db)]);
    const { draftRev, document } = await draftOf(1);
    await save(1, draftRev, { ...document, title: 'تغییر در راه' });
    expect(JSON.stringify([await getArticle(1), await readContentVersion(storage.db)])).toBe(before);
    expect(await draftOf(1)).toMatchObject({ isChanged: true, state: 'published', draftRev: draftRev + 1 });
  });

  // accepts 472
  it('publishes nothing that lacks a needed field, and names each', async () => {
    const { id, draftRev } = await begin({ title: 'تنها نام' });
    await expect(publish(id, draftRev)).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: { description: expect.any(String), bodyText: expect.any(String) } },
    });
    await expect(begin({ title: ' ' })).rejects.toMatchObject({
      details: { fields: { title: expect.any(String) } },
    });
  });

  // accepts 473, 474, 483, 484
  it('publishes row, edition and version together, and restores an edition into the draft only', async () => {
    const { id, draftRev } = await begin();
    const versionBefore = await readContentVersion(storage.db);
    expect(await publish(id, draftRev, 'نخستین')).toEqual({ version: 1 });
    expect(await readContentVersion(storage.db)).toBe(versionBefore + 1);
    expect(await getArticle(id)).toMatchObject({ title: words.title });
    const first = await draftOf(id);
    await save(id, first.draftRev, { ...first.document, bodyText: '<p>متن تازهٔ راهنما</p>' });
    expect(await publish(id, first.draftRev + 1)).toEqual({ version: 2 });
    expect(await readContentVersion(storage.db)).toBe(versionBefore + 2);
    const editions = await listEditions(storage.db, { kind: 'article', id });
    expect(editions.map(({ version, by_name, why }) => [version, by_name, why])).toEqual([
      [2, 'سارا', ''],
      [1, 'سارا', 'نخستین'],
    ]);
    const [difference] = await compareEditions(storage.db, { kind: 'article', id, version: 1, to: 2 });
    expect(difference).toMatchObject({
      field: 'bodyText',
      words: expect.arrayContaining([{ mark: 'added', text: 'تازهٔ ' }]),
    });

    const { draftRev: rev } = await draftOf(id);
    await restoreEdition(deps(), actor, { kind: 'article', id, version: 1, draftRev: rev });
    expect((await getArticle(id)).bodyText).toContain('تازهٔ');
    expect((await draftOf(id)).document).toMatchObject({ bodyText: '<p>متن راهنما</p>' });
    const kept = /kept as they were written/;
    await expect(storage.db.updateTable('content_edition').set({ why: 'x' }).execute()).rejects.toThrow(kept);
    await expect(storage.db.deleteFrom('content_edition').execute()).rejects.toThrow(kept);
  });

  it('keeps what stood before the first publishing as the first edition', async () => {
    const { draftRev, document } = await readDraft(storage.db, { kind: 'faq', id: 3 });
    const change = {
      kind: 'faq',
      id: 3,
      draftRev,
      document: { ...document, question: 'پرسش تازه؟' },
    } as const;
    await saveDraft(deps(), actor, change);
    await publishContent(deps(), actor, { kind: 'faq', id: 3, draftRev: draftRev + 1 });
    const editions = await listEditions(storage.db, { kind: 'faq', id: 3 });
    expect(editions.map(({ version, by_staff }) => [version, by_staff])).toEqual([
      [2, 7],
      [1, null],
    ]);
  });

  // accepts 485
  it('gives both texts back when a draft was made from an old one, and loses neither of two at once', async () => {
    const { id, draftRev } = await begin();
    const outcomes = await Promise.allSettled(
      ['یک', 'دو'].map((title) => save(id, draftRev, { ...words, title })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(lost?.reason).toMatchObject({
      code: 'conflict',
      details: {
        draftRev: draftRev + 1,
        current: { title: expect.any(String) },
        yours: { title: expect.any(String) },
      },
    });
    await expect(publish(id, draftRev)).rejects.toMatchObject({ code: 'conflict' });
  });

  // accepts 479
  it('publishes several or none, and names the one that cannot be', async () => {
    const whole = await begin({ ...words, title: 'کامل' });
    const poor = await begin({ title: 'ناتمام' });
    const ids = [whole.id, poor.id];
    const change = { kind: 'article', ids, action: 'publish' } as const;
    await expect(changeManyContent(deps(), actor, change)).rejects.toMatchObject({
      details: { id: poor.id, text: expect.stringContaining('ناتمام') },
    });
    await expect(getArticle(whole.id)).rejects.toMatchObject({ code: 'not_found' });
    await save(poor.id, poor.draftRev, { ...words, title: 'دیگر کامل' });
    await changeManyContent(deps(), actor, change);
    expect((await getArticle(poor.id)).title).toBe('دیگر کامل');
    await changeManyContent(deps(), actor, { ...change, action: 'hide' });
    await expect(getArticle(whole.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  const makeDue = (id: number) =>
    storage.db.updateTable('content_plan').set({ due_at: 1 }).where('entity_id', '=', id).execute();
  const later = () => new Date(Date.now() + hourMs).toISOString();

  // accepts 481, 482
  it('does a plan once with two processes, with the text of its making', async () => {
    const { id, draftRev } = await begin({ ...words, title: 'متن نوبت' });
    await planContent(deps(), actor, { kind: 'article', id, action: 'publish', at: later() });
    await save(id, draftRev, { ...words, title: 'متن بعدی' });
    expect(await runDuePlans({ storage })).toBe(0);
    await makeDue(id);
    const runs = await Promise.all([1, 2].map(() => runDuePlans({ storage })));
    expect(runs.toSorted()).toEqual([0, 1]);
    expect((await getArticle(id)).title).toBe('متن نوبت');
    expect(await draftOf(id)).toMatchObject({
      isChanged: true,
      isPlanned: false,
      document: { title: 'متن بعدی' },
    });
    const audit = await storage.db
      .selectFrom('audit_event')
      .selectAll()
      .where('thing_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(audit.at(-1)).toMatchObject({ deed: 'content.plan.publish', staff_id: 7 });
    // A clock that is set back comes to the same time twice; what is done stays done.
    await makeDue(id);
    expect(await runDuePlans({ storage })).toBe(0);
  });

  // accepts 481, 482
  it('refuses a time that has passed, lists a failed plan with its reason, and forgets a cancelled one', async () => {
    const { id } = await begin({ ...words, title: 'آینده' });
    const plan = (at: string) => planContent(deps(), actor, { kind: 'article', id, action: 'publish', at });
    await expect(plan('2020-01-01T00:00:00Z')).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: { at: 'زمان باید در آینده باشد.' } },
    });
    const { planId } = await plan(later());
    expect(await plan(later())).toEqual({ planId });
    await cancelPlan(deps(), actor, { kind: 'article', id, planId });
    await expect(cancelPlan(deps(), actor, { kind: 'article', id, planId })).rejects.toMatchObject({
      code: 'conflict',
    });
    const { planId: failing } = await plan(later());
    await storage.db
      .updateTable('content_plan')
      .set({ document: '{"title":""}', due_at: 1 })
      .where('id', '=', failing)
      .execute();
    await runDuePlans({ storage });
    expect((await draftOf(id)).plans).toMatchObject([
      { id: failing, state: 'failed', reason: expect.stringMatching(/./) },
    ]);
  });

  const planOf = (id: number) =>
    storage.db
      .selectFrom('content_plan')
      .select(['state', 'tries', 'reason'])
      .where('entity_id', '=', id)
      .executeTakeFirstOrThrow();
  const planArticle = async (title: string) => {
    const { id } = await begin({ ...words, title });
    await planContent(deps(), actor, { kind: 'article', id, action: 'publish', at: later() });
    await makeDue(id);
    return id;
  };
  const setPlan = (id: number, values: { document?: string; try_at?: number; due_at?: number }) =>
    storage.db.updateTable('content_plan').set(values).where('entity_id', '=', id).execute();

  // accepts 738, 739
  it('tries a plan again after a momentary fault, and does those behind it meanwhile', async () => {
    const broken = await planArticle('با خطا');
    const { document } = await storage.db
      .selectFrom('content_plan')
      .select('document')
      .where('entity_id', '=', broken)
      .executeTakeFirstOrThrow();
    // Not JSON: it throws inside the transaction, as a lost connection does.
    await setPlan(broken, { document: '{', due_at: Date.now() - 60_000 });
    const next = await planArticle('پشت سر آن');
    const reported: unknown[] = [];
    expect(await runDuePlans({ storage, reportError: (error) => reported.push(error) })).toBe(1);
    expect(await planOf(next)).toMatchObject({ state: 'done' });
    expect(await planOf(broken)).toMatchObject({ state: 'waiting', tries: 1 });
    expect(reported).toHaveLength(1);
    await setPlan(broken, { document: document ?? '' });
    expect(await runDuePlans({ storage })).toBe(0);
    await setPlan(broken, { try_at: 0 });
    expect(await runDuePlans({ storage })).toBe(1);
    expect((await getArticle(broken)).title).toBe('با خطا');
    expect(await runDuePlans({ storage })).toBe(0);
  });

  it('does not give up a plan that was moved while it failed', async () => {
    const id = await planArticle('جابه‌جاشده');
    await setPlan(id, { document: '{"title":""}' });
    const tomorrow = Date.now() + 24 * hourMs;
    const moved = beforeTransaction(storage, 2, () => setPlan(id, { due_at: tomorrow }));
    await runDuePlans({ storage: moved });
    expect(await planOf(id)).toMatchObject({ state: 'waiting', tries: 0 });
  });

  // accepts 738
  it('gives a plan up a day after its time', async () => {
    const id = await planArticle('همیشه با خطا');
    await setPlan(id, { document: '{', due_at: Date.now() - 25 * hourMs });
    await runDuePlans({ storage });
    expect(await planOf(id)).toMatchObject({ state: 'failed', reason: expect.stringMatching(/./) });
  });

  // accepts 740
  it('lists what failed and what is late with its reason, tells the planner once by mail, and does it again', async () => {
    const failed = await planArticle('ناموفق');
    const text = await storage.db
      .selectFrom('content_plan')
      .select(['id', 'document'])
      .where('entity_id', '=', failed)
      .executeTakeFirstOrThrow();
    await setPlan(failed, { document: '{"title":""}' });
    const late = await planArticle('دیرکرده با خطا');
    await setPlan(late, { document: '{', due_at: Date.now() - 120_000 });
    let nudges = 0;
    await runDuePlans({ storage, nudgeMail: () => (nudges += 1) });
    await runDuePlans({ storage, nudgeMail: () => (nudges += 1) });
    expect(nudges).toBe(1);

    const listOf = (state: 'failed' | 'late') => listContentPlans(storage.db, { state, size: 100 });
    const [inList] = (await listOf('failed')).items.filter(({ itemId }) => itemId === failed);
    expect(inList).toMatchObject({ title: 'ناموفق', reason: editingTexts.incomplete, by: 'سارا' });
    const [lateInList] = (await listOf('late')).items.filter(({ itemId }) => itemId === late);
    expect(lateInList).toMatchObject({ state: 'late', nextTryAt: expect.stringMatching(/T/) });
    const marked = await listContent(storage.db, { kind: 'article', flag: 'failed', size: 100 });
    expect(marked.items.find(({ id }) => id === failed)).toMatchObject({ hasFailedPlan: true });
    expect(marked.counts.failed).toBe(marked.items.length);

    const sent: MailMessage[] = [];
    const mails = createPlanMailSender({
      storage,
      mailer: {
        sendMail: async (mail) => {
          sent.push(mail);
          return { messageId: mail.idempotencyKey };
        },
        close: async () => undefined,
      },
      officeOrigin: () => 'https://azma.example',
      findEmail: async (staffId) => `${staffId}@azma.example`,
    });
    const work = () =>
      workOutboxOnce({ storage, senders: { [planMailKind]: mails }, worker: 'w', report: () => undefined });
    await work();
    expect(sent).toMatchObject([{ to: '7@azma.example', text: expect.stringContaining('ناموفق') }]);
    expect(sent[0]?.text).toContain('https://azma.example/office/plans?state=failed');

    const retry = (id: number, planId: number) => retryPlan(deps(), actor, { kind: 'article', id, planId });
    await setPlan(failed, { document: text.document ?? '' });
    await retry(failed, text.id);
    expect(await runDuePlans({ storage })).toBe(1);
    expect((await getArticle(failed)).title).toBe('ناموفق');
    await expect(retry(failed, text.id)).rejects.toMatchObject({ code: 'conflict' });
    const { id } = await begin({ ...words, title: 'هنوز نه' });
    const { planId } = await planContent(deps(), actor, {
      kind: 'article',
      id,
      action: 'publish',
      at: later(),
    });
    await expect(retry(id, planId)).rejects.toMatchObject({ details: { text: editingTexts.notDueYet } });
  });

  // accepts 482
  it('takes the draft away that a plan published unchanged', async () => {
    const { id } = await begin({ ...words, title: 'بی‌تغییر' });
    await planContent(deps(), actor, { kind: 'article', id, action: 'publish', at: later() });
    await makeDue(id);
    await runDuePlans({ storage });
    expect(await draftOf(id)).toMatchObject({ state: 'published', isChanged: false });
  });

  // accepts 481, 482
  it('keeps a colleague’s plan from being replaced unseen, and lets a failed one be taken from the list', async () => {
    const { id } = await begin({ ...words, title: 'دو زمان‌گذار' });
    const plan = (seenPlanId: number | null) =>
      planContent(deps(), actor, { kind: 'article', id, action: 'publish', at: later(), seenPlanId });
    const outcomes = await Promise.allSettled([plan(null), plan(null)]);
    const [made] = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.planId] : []));
    const refused = outcomes.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      code: 'conflict',
      details: { reason: 'planned', text: expect.stringContaining('سارا') },
    });
    expect(await plan(made ?? 0)).toEqual({ planId: made });
    await storage.db
      .updateTable('content_plan')
      .set({ document: '{"title":""}', due_at: 1 })
      .where('entity_id', '=', id)
      .execute();
    await runDuePlans({ storage });
    expect((await draftOf(id)).plans).toMatchObject([{ id: made, state: 'failed' }]);
    await cancelPlan(deps(), actor, { kind: 'article', id, planId: made ?? 0 });
    expect((await draftOf(id)).plans).toEqual([]);
  });

  // accepts 481
  it('never brings back by a plan what was deleted, also when both come at the same moment', async () => {
    const item = async (title: string) => {
      const { id } = await begin({ ...words, title });
      await planContent(deps(), actor, { kind: 'article', id, action: 'publish', at: later() });
      await makeDue(id);
      return id;
    };
    const together = await item('هم‌زمان');
    let both: Promise<[unknown, number]> | undefined;
    await inTx(async (trx) => {
      await lockDocumentRow(trx, { kind: 'article', id: together });
      const deletion = deleteContent(deps(), actor, { kind: 'article', id: together });
      if (engine === 'postgres') await waitForWaiters(storage.db, 1);
      both = Promise.all([deletion, runDuePlans({ storage })]);
      if (engine === 'postgres') await waitForWaiters(storage.db, 2);
    });
    const [, done] = (await both) ?? [];
    // SQLite may let the plan in first: then what it published is deleted.
    if (engine === 'postgres') expect(done).toBe(0);
    await expect(getArticle(together)).rejects.toMatchObject({ code: 'not_found' });

    const forced = await item('پس از حذف');
    await deleteContent(deps(), actor, { kind: 'article', id: forced });
    const plans = () =>
      storage.db.selectFrom('content_plan').select('state').where('entity_id', '=', forced).execute();
    expect(await plans()).toEqual([{ state: 'cancelled' }]);
    await storage.db
      .updateTable('content_plan')
      .set({ state: 'waiting' })
      .where('entity_id', '=', forced)
      .execute();
    await runDuePlans({ storage });
    expect(await plans()).toEqual([{ state: 'failed' }]);
    await expect(getArticle(forced)).rejects.toMatchObject({ code: 'not_found' });
  });

  // accepts 481
  it('publishes a hidden item when its plan says so, and hides what is hidden already without a fault', async () => {
    const { id, draftRev } = await begin({ ...words, title: 'پنهان و زمان' });
    await publish(id, draftRev);
    const plan = (action: 'publish' | 'hide') =>
      planContent(deps(), actor, { kind: 'article', id, action, at: later() });
    await plan('hide');
    await hideContent(deps(), actor, { kind: 'article', id });
    await makeDue(id);
    expect(await runDuePlans({ storage })).toBe(1);
    expect(await draftOf(id)).toMatchObject({ state: 'hidden', plans: [] });
    await plan('publish');
    await makeDue(id);
    expect(await runDuePlans({ storage })).toBe(1);
    expect((await getArticle(id)).title).toBe('پنهان و زمان');
  });

  // accepts 492
  it('lists links to hidden and missing pages of the site', async () => {
    await hideContent(deps(), actor, { kind: 'news', id: 2 });
    const bodyText =
      '<p><a href="/blogdetails/2">۱</a><a href="/page/99999">۲</a><a href="/articles/1">۳</a><a href="/page/1#x">۴</a></p>';
    const { id } = await begin({ ...words, bodyText });
    expect(await checkLinks(storage.db, { kind: 'article', id })).toEqual([
      { address: '/blogdetails/2', reason: 'hidden' },
      { address: '/page/99999', reason: 'missing' },
    ]);
  });

  it('deletes a draft that was never published', async () => {
    const { id } = await begin();
    await deleteContent(deps(), actor, { kind: 'article', id });
    await expect(draftOf(id)).rejects.toMatchObject({ code: 'not_found' });
  });

  // accepts 494
  it('cleans a draft before anybody sees it', async () => {
    const { id } = await begin({ ...words, bodyText: '<p onclick="x()">متن</p><script>alert(1)</script>' });
    expect((await draftOf(id)).document).toMatchObject({ bodyText: '<p>متن</p>' });
  });
});
