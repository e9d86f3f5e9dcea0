import { editingTexts } from '#contract/office/editing-texts.ts';
import { AppError } from '#kernel/app-error.ts';
import { toIso } from '#kernel/to-iso.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';
import { listPlans, type Plan } from '../commands/plans.repository.ts';

export const planGone = () => new AppError('conflict', { details: { text: editingTexts.planGone } });

export const requireFuture = async (trx: Db, at: string): Promise<number> => {
  const dueAt = Date.parse(at);
  if (dueAt > (await readDatabaseNow(trx))) return dueAt;
  throw new AppError('invalid_input', {
    details: { text: editingTexts.past, fields: { at: editingTexts.past } },
  });
};

export const requirePlan = async (trx: Db, item: ContentRef, planId: number): Promise<Plan> => {
  const plan = (await listPlans(trx, item)).find(({ id }) => id === planId);
  if (!plan) throw planGone();
  return plan;
};

/** A plan as the audit trail holds it. */
export const toPlanFacts = ({ id, action, due_at }: Pick<Plan, 'id' | 'action' | 'due_at'>) => ({
  planId: id,
  action,
  at: toIso(due_at),
});
