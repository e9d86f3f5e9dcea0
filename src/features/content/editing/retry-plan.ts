import { editingTexts } from '#contract/office/editing-texts.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { type ContentRef, lockDocumentRow } from '../commands/content-documents.repository.ts';
import { findWaitingPlan, restartPlan } from '../commands/plans.repository.ts';
import { requireSettingsPermission } from './editor-deps.ts';
import { requirePlan, toPlanFacts } from './require-plan.ts';

/** Does a late or failed plan now, with the text it carries; the loop of plans takes it up. */
export const retryPlan = staffAction({
  name: 'content.plan',
  permission: 'content.publish',
  run: async ({ trx, actor }: ActionContext, { kind, id, planId }: ContentRef & { planId: number }) => {
    requireSettingsPermission(actor, kind);
    const item = { kind, id };
    await lockDocumentRow(trx, item);
    const plan = await requirePlan(trx, item, planId);
    const now = await readDatabaseNow(trx);
    if (plan.due_at > now) throw refuse(editingTexts.notDueYet);
    const waiting = await findWaitingPlan(trx, item, plan.action);
    if (waiting && waiting.id !== planId) throw refuse(editingTexts.plannedMeanwhile(waiting.by_name));
    await restartPlan(trx, item, planId, now);
    return {
      result: { planId },
      audit: { subject: item, from: toPlanFacts(plan), to: toPlanFacts({ ...plan, due_at: now }) },
    };
  },
});

const refuse = (text: string) => new AppError('conflict', { details: { text } });
