import { editingTexts } from '#contract/office/editing-texts.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { type ContentRef, lockDocumentRow, replaceUses } from '../commands/content-documents.repository.ts';
import { requireDocument } from '../commands/document.rules.ts';
import { requireLibraryFiles } from '../commands/library-files.repository.ts';
import { listLinkedAddresses } from '../commands/list-linked-addresses.rules.ts';
import { findWaitingPlan, putPlan } from '../commands/plans.repository.ts';
import { requireSettingsPermission } from './editor-deps.ts';
import { workingDocument } from './read-draft.ts';
import { planGone, requireFuture, toPlanFacts } from './require-plan.ts';

type NewPlan = ContentRef & {
  action: 'publish' | 'hide';
  at: string;
  /** The waiting plan that the planner saw and changes, null when there was none; another one is not changed. */
  seenPlanId?: number | null | undefined;
};

/** Plans to publish the text as it is now, or to hide the item, at a later time. */
export const planContent = staffAction({
  name: 'content.plan',
  permission: 'content.publish',
  run: async ({ trx, actor }: ActionContext, { kind, id, action, at, seenPlanId }: NewPlan) => {
    requireSettingsPermission(actor, kind);
    const item = { kind, id };
    const row = await lockDocumentRow(trx, item);
    if (!row) throw new AppError('not_found');
    const dueAt = await requireFuture(trx, at);
    const before = await findWaitingPlan(trx, item, action);
    requireSeen(before, seenPlanId);
    if (action === 'hide' && row.state === 'draft')
      throw new AppError('conflict', { details: { text: editingTexts.notPublished } });
    const document =
      action === 'hide' ? null : requireDocument(kind, await workingDocument(trx, item, row), 'complete');
    const targets = document ? listLinkedAddresses(document) : [];
    await requireLibraryFiles(trx, targets);
    const text = document && JSON.stringify(document);
    const planId = await putPlan(trx, item, { action, document: text, dueAt, by: actor });
    if (document) await replaceUses(trx, item, { part: 'plan', version: planId }, targets);
    const to = toPlanFacts({ id: planId, action, due_at: dueAt });
    return {
      result: { planId },
      audit: before ? { subject: item, from: toPlanFacts(before), to } : { subject: item, from: null, to },
    };
  },
});

const requireSeen = (
  before: { id: number; by_name: string } | undefined,
  seenPlanId: number | null | undefined,
): void => {
  if (seenPlanId === undefined || (before?.id ?? null) === seenPlanId) return;
  if (!before) throw planGone();
  const text = editingTexts.plannedMeanwhile(before.by_name);
  throw new AppError('conflict', { details: { text, reason: 'planned' } });
};
