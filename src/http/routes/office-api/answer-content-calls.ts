import type { editingCalls } from '#contract/office/calls/editing-calls.ts';
import * as content from '#features/content/index.ts';
import { toIso } from '#kernel/to-iso.ts';
import { privateHeaders } from '../../cache-control.ts';
import type { AnswersFor } from './office-context.ts';
import { performActions } from './perform-actions.ts';

/** Actions on one item; the answer is the item as it is then. */
const changes = {
  saveDraft: content.saveDraft,
  markReady: content.markReady,
  discardDraft: content.discardDraft,
  publishContent: content.publishContent,
  hideContent: content.hideContent,
  showContent: content.showContent,
  planContent: content.planContent,
  changePlan: content.changePlan,
  cancelPlan: content.cancelPlan,
  retryPlan: content.retryPlan,
  restoreEdition: content.restoreEdition,
};
const others = {
  createDraft: content.createDraft,
  copyContent: content.copyContent,
  deleteContent: content.deleteContent,
  changeManyContent: content.changeManyContent,
  undeleteContent: content.undeleteContent,
  purgeContent: content.purgeContent,
  emptyBin: content.emptyBin,
  revokeShare: content.revokeShare,
};
const sharing = { shareDraft: content.shareDraft };
const order = { setContentOrder: content.setContentOrder };
export const contentActions = { ...changes, ...others, ...sharing, ...order };

/** What editors do. */
export const answerContentCalls = (deps: content.EditorDeps): AnswersFor<keyof typeof editingCalls> => {
  const { db } = deps.storage;
  return {
    countContent: async () => ({ items: await content.countContent(db) }),
    listPageTree: async () => ({ items: await content.listPageTree(db) }),
    listContentPlans: (input) => content.listContentPlans(db, input),
    listBin: (input) => content.listBin(db, input),
    listContent: ({ mark, ...input }) => content.listContent(db, { ...input, flag: mark }),
    getDraft: (input) => content.readDraft(db, input),
    signalPresence: (input, { actor }) => content.signalPresence(db, actor, input),
    ...performActions(deps, changes, (input) => content.readDraft(db, input)),
    ...performActions(deps, others),
    ...performActions(deps, sharing, (_, { token, ...share }) => ({
      ...share,
      url: `${deps.siteOrigin()}/preview/${token}`,
    })),
    listShares: async (input) => ({ items: await content.listShares(db, input) }),
    ...performActions(deps, order, ({ kind, productTypeId }) => content.listOrdered(db, kind, productTypeId)),
    listContentUses: async (input) => ({ items: await content.listReferrers(db, input) }),
    checkLinks: async (input) => ({ broken: await content.checkLinks(db, input) }),
    listEditions: async (input) => {
      const editions = await content.listEditions(db, input);
      return { items: editions.map(toEdition) };
    },
    getEdition: async ({ version, ...item }) => {
      const edition = await content.requireEdition(db, item, version);
      return { ...toEdition(edition), document: edition.document };
    },
    compareEditions: async (input) => ({ fields: await content.compareEditions(db, input) }),
    getContentOrder: ({ kind, productTypeId }) => content.listOrdered(db, kind, productTypeId),
    previewContent: async (input, { httpRequestId }) => {
      const page = await content.previewContent(db, input, (trx, address) =>
        deps.renderPage(trx, address, httpRequestId),
      );
      return forEditors(page);
    },
  };
};

const toEdition = (edition: { version: number; by_name: string; at: number; why: string }) => ({
  version: edition.version,
  by: edition.by_name,
  at: toIso(edition.at),
  why: edition.why,
});

/** A preview is shown inside the office only, kept nowhere and named nowhere. */
const forEditors = (page: Response): Response => {
  const headers = new Headers(page.headers);
  const policy = headers.get('content-security-policy') ?? '';
  headers.set('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  headers.set('x-frame-options', 'SAMEORIGIN');
  for (const [name, value] of Object.entries(privateHeaders)) headers.set(name, value);
  headers.delete('etag');
  return new Response(page.body, { status: page.status, headers });
};
