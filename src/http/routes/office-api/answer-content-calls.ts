import type { ContentKind } from '#contract/content/kinds.ts';
import type { contentCalls } from '#contract/office/calls/content-calls.ts';
import {
  type AuditEntry,
  type Person,
  performAction,
  type StaffActor,
  type Transaction,
} from '#features/audit/index.ts';
import * as content from '#features/content/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { OfficeAnswers } from './office-context.ts';

type ContentRef = { kind: ContentKind; id: number };

const entry = (action: string, { kind, id }: ContentRef, more: Partial<AuditEntry> = {}): AuditEntry => ({
  action: `content.${action}`,
  subjectKind: kind,
  subjectId: String(id),
  ...more,
});

/** The settings of the site have a permission of their own. */
const requireSettings = ({ permissions }: StaffActor, kind: ContentKind): void => {
  if (kind === 'site-settings' && !permissions.has('settings.write')) throw new AppError('forbidden');
};

/** What editors do, each action with its audit row. */
export const answerContentCalls = (deps: content.EditorDeps): OfficeAnswers<keyof typeof contentCalls> => {
  const { storage } = deps;
  const { db } = storage;
  const write = { db, embedHosts: deps.embedHosts };

  /** An action on one item that answers with the item as it is then. */
  const change = <Input extends ContentRef>(
    call: string,
    { actor }: { actor: StaffActor },
    input: Input,
    run: (tx: Transaction, by: Person) => Promise<AuditEntry | AuditEntry[]>,
  ) => {
    requireSettings(actor, input.kind);
    return performAction({ storage }, actor, call, async (tx) => {
      const audit = await run(tx, { staffId: actor.staffId, name: actor.name });
      return { result: await content.readDraft(tx, input), audit };
    });
  };

  return {
    countContent: async () => ({ items: await content.countContent(db) }),
    listPageTree: async () => ({ items: await content.listPageTree(db) }),
    listContent: (input) => content.listContent(db, input),
    createDraft: ({ kind, document }, { actor }) =>
      performAction({ storage }, actor, 'createDraft', async (tx) => {
        const by = { staffId: actor.staffId, name: actor.name };
        const { id, draftRev, title } = await content.beginDraft(write, { kind, by, document }, tx);
        return { result: { id, draftRev }, audit: entry('create', { kind, id }, { to: { title } }) };
      }),
    getDraft: (input) => content.readDraft(db, input),
    saveDraft: (input, context) =>
      change('saveDraft', context, input, async (tx, by) => {
        await content.saveDraft(write, { ...input, by }, tx);
        return entry('draft', input, {
          from: { draftRev: input.draftRev },
          to: { draftRev: input.draftRev + 1 },
        });
      }),
    discardDraft: (input, context) =>
      change('discardDraft', context, input, async (tx, by) => {
        await content.discardDraft({ ...input, by }, tx);
        return entry('discard', input);
      }),
    publishContent: (input, context) =>
      change('publishContent', context, input, async (tx, by) => {
        const { version, from } = await content.publishDraft(write, { ...input, by }, tx);
        return entry('publish', input, { from: { version: from }, to: { version }, why: input.why });
      }),
    hideContent: (input, context) =>
      change('hideContent', context, input, async (tx, by) => {
        const { wasShown } = await content.hideContent(write, { ...input, by }, tx);
        return entry('hide', input, { from: { isShown: wasShown }, to: { isShown: false }, why: input.why });
      }),
    showContent: (input, context) =>
      change('showContent', context, input, async (tx, by) => {
        const { wasShown } = await content.showContent(write, { ...input, by }, tx);
        return entry('show', input, { from: { isShown: wasShown }, to: { isShown: true }, why: input.why });
      }),
    deleteContent: (input, { actor }) =>
      performAction({ storage }, actor, 'deleteContent', async (tx) => {
        const by = { staffId: actor.staffId, name: actor.name };
        const { title } = await content.readDraft(tx, input);
        await content.deleteContent(write, { ...input, by }, tx);
        return { result: { id: input.id }, audit: entry('delete', input, { from: { title } }) };
      }),
    listContentUses: async (input) => ({ items: await content.listReferrers(db, input) }),
    checkLinks: async (input) => ({ broken: await content.checkLinks(db, input) }),
    planContent: (input, context) =>
      change('planContent', context, input, async (tx, by) => {
        const planId = await content.planContent({ ...input, by }, tx);
        return entry('plan', input, { to: { planId, action: input.action, at: input.at } });
      }),
    changePlan: (input, context) =>
      change('changePlan', context, input, async (tx) => {
        await content.movePlan(input, tx);
        return entry('plan', input, { to: { planId: input.planId, at: input.at } });
      }),
    cancelPlan: (input, context) =>
      change('cancelPlan', context, input, async (tx) => {
        await content.cancelPlan(input, tx);
        return entry('plan', input, { from: { planId: input.planId }, to: null });
      }),
    listEditions: async (input) => {
      await content.readDraft(db, input);
      const editions = await content.listEditions(db, input);
      return { items: editions.map(toEdition) };
    },
    getEdition: async ({ version, ...item }) => {
      const edition = await content.requireEdition(db, item, version);
      return { ...toEdition(edition), document: edition.document };
    },
    compareEditions: async (input) => ({ fields: await content.compareEditions(db, input) }),
    restoreEdition: (input, context) =>
      change('restoreEdition', context, input, async (tx, by) => {
        await content.restoreEdition(write, { ...input, by }, tx);
        return entry('restore', input, { to: { version: input.version } });
      }),
    changeManyContent: (input, { actor }) => {
      requireSettings(actor, input.kind);
      return performAction({ storage }, actor, 'changeManyContent', async (tx) => {
        const by = { staffId: actor.staffId, name: actor.name };
        await content.changeMany(write, { ...input, by }, tx);
        const audit = input.ids.map((id) =>
          entry(input.action, { kind: input.kind, id }, { why: input.why }),
        );
        return { result: { ids: input.ids }, audit };
      });
    },
    getContentOrder: ({ kind, productTypeId }) => content.listOrdered(db, kind, productTypeId),
    setContentOrder: (input, { actor }) =>
      performAction({ storage }, actor, 'setContentOrder', async (tx) => {
        const by = { staffId: actor.staffId, name: actor.name };
        await content.orderContent(write, { ...input, by }, tx);
        const result = await content.listOrdered(tx, input.kind, input.productTypeId);
        const audit = entry(
          'order',
          { kind: input.kind, id: input.productTypeId ?? 0 },
          { to: { ids: input.ids } },
        );
        return { result, audit };
      }),
    previewContent: async (input, { requestId }) => {
      const page = await content.previewDraft(write, input, (tx, address) =>
        deps.renderPage(tx, address, requestId),
      );
      return forEditors(page);
    },
  };
};

const toEdition = (edition: { version: number; by_name: string; at: number; why: string }) => ({
  version: edition.version,
  by: edition.by_name,
  at: new Date(edition.at).toISOString(),
  why: edition.why,
});

/** A preview is shown inside the office only, kept nowhere and named nowhere. */
const forEditors = (page: Response): Response => {
  const headers = new Headers(page.headers);
  const policy = headers.get('content-security-policy') ?? '';
  headers.set('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  headers.set('x-frame-options', 'SAMEORIGIN');
  headers.set('x-robots-tag', 'noindex');
  headers.set('cache-control', 'no-store');
  headers.delete('etag');
  return new Response(page.body, { status: page.status, headers });
};
