/** What editors do: drafts, publishing, plans, editions. Each action joins the transaction of its caller. */
export { changeMany } from './change-many.ts';
export { type BrokenLink, checkLinks } from './check-links.ts';
export { hasStaffWork } from './drafts.repository.ts';
export { listEditions } from './editions.repository.ts';
export type { EditorDeps } from './editor-deps.ts';
export { findContent } from './find-content.ts';
export { findLinks } from './find-links.ts';
export { countContent, listContent, listOrdered, listPageTree } from './list-content.ts';
export { cancelPlan, movePlan, planContent } from './plan-content.ts';
export { previewDraft } from './preview-draft.ts';
export { publishDraft } from './publish-draft.ts';
export { readDraft } from './read-draft.ts';
export { compareEditions, requireEdition, restoreEdition } from './restore-edition.ts';
export { type PlanDeps, runContentPlans, runDuePlans } from './run-plans.ts';
export { beginDraft, discardDraft, saveDraft } from './write-draft.ts';
