import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';
import { movePlan } from '../commands/plans.repository.ts';
import { requireSettingsPermission } from './editor-deps.ts';
import { planGone, requireFuture, requirePlan, toPlanFacts } from './require-plan.ts';

export const changePlan = staffAction({
  name: 'content.plan',
  permission: 'content.publish',
  run: async (
    { trx, actor }: ActionContext,
    { kind, id, planId, at }: ContentRef & { planId: number; at: string },
  ) => {
    requireSettingsPermission(actor, kind);
    const item = { kind, id };
    const dueAt = await requireFuture(trx, at);
    const plan = await requirePlan(trx, item, planId);
    if (!(await movePlan(trx, item, planId, dueAt))) throw planGone();
    return {
      result: { planId },
      audit: { subject: item, from: toPlanFacts(plan), to: toPlanFacts({ ...plan, due_at: dueAt }) },
    };
  },
});
