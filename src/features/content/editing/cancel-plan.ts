import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { type ContentRef, deleteUses } from '../commands/content-documents.repository.ts';
import * as plans from '../commands/plans.repository.ts';
import { requireSettingsPermission } from './editor-deps.ts';
import { planGone, requirePlan, toPlanFacts } from './require-plan.ts';

export const cancelPlan = staffAction({
  name: 'content.plan',
  permission: 'content.publish',
  run: async ({ trx, actor }: ActionContext, { kind, id, planId }: ContentRef & { planId: number }) => {
    requireSettingsPermission(actor, kind);
    const item = { kind, id };
    const plan = await requirePlan(trx, item, planId);
    if (!(await plans.markPlanCancelled(trx, item, planId))) throw planGone();
    await deleteUses(trx, item, { part: 'plan', version: planId });
    return { result: { planId }, audit: { subject: item, from: toPlanFacts(plan), to: null } };
  },
});
