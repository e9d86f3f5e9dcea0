import { editingTexts } from '#contract/office/editing-texts.ts';
import type { Person } from '#features/audit/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import {
  type ContentRef,
  deleteUses,
  lockDocumentRow,
  replaceUses,
} from '../commands/content-documents.repository.ts';
import { requireDocument } from '../commands/document.rules.ts';
import { requireLibraryFiles } from '../commands/library-files.repository.ts';
import { listUses } from '../commands/list-uses.rules.ts';
import * as plans from '../commands/plans.repository.ts';
import { workingDocument } from './read-draft.ts';

type PlanInput = ContentRef & {
  by: Person;
  action: 'publish' | 'hide';
  at: string;
  /** The waiting plan that the planner saw and changes, null when there was none; another one is not changed. */
  seenPlanId?: number | null | undefined;
};

/** Plans to publish the text as it is now, or to hide the item, at a later time. */
export const planContent = async (
  { kind, id, by, action, at, seenPlanId }: PlanInput,
  tx: Db,
): Promise<number> => {
  const item = { kind, id };
  const row = await lockDocumentRow(tx, item);
  if (!row) throw new AppError('not_found');
  const dueAt = await requireFuture(tx, at);
  if (seenPlanId !== undefined) await requireSeen(tx, item, action, seenPlanId);
  if (action === 'hide') {
    if (row.state === 'draft')
      throw new AppError('conflict', { details: { text: editingTexts.notPublished } });
    return plans.putPlan(tx, item, { action, document: null, dueAt, by });
  }
  const document = requireDocument(kind, await workingDocument(tx, item, row), 'whole');
  const targets = listUses(document);
  await requireLibraryFiles(tx, targets);
  const planId = await plans.putPlan(tx, item, { action, document: JSON.stringify(document), dueAt, by });
  await replaceUses(tx, item, { part: 'plan', version: planId }, targets);
  return planId;
};

export const movePlan = async (
  { kind, id, planId, at }: ContentRef & { planId: number; at: string },
  tx: Db,
): Promise<void> => {
  const dueAt = await requireFuture(tx, at);
  if (!(await plans.movePlan(tx, { kind, id }, planId, dueAt))) throw planGone();
};

export const cancelPlan = async (
  { kind, id, planId }: ContentRef & { planId: number },
  tx: Db,
): Promise<void> => {
  if (!(await plans.cancelPlan(tx, { kind, id }, planId))) throw planGone();
  await deleteUses(tx, { kind, id }, { part: 'plan', version: planId });
};

const requireSeen = async (
  tx: Db,
  item: ContentRef,
  action: PlanInput['action'],
  seenPlanId: number | null,
): Promise<void> => {
  const standing = await plans.findWaitingPlan(tx, item, action);
  if ((standing?.id ?? null) === seenPlanId) return;
  if (!standing) throw planGone();
  const text = editingTexts.plannedMeanwhile(standing.by_name);
  throw new AppError('conflict', { details: { text, reason: 'planned' } });
};

const planGone = () => new AppError('conflict', { details: { text: editingTexts.planGone } });

const requireFuture = async (tx: Db, at: string): Promise<number> => {
  const dueAt = Date.parse(at);
  if (dueAt > (await readDatabaseNow(tx))) return dueAt;
  throw new AppError('invalid_input', {
    details: { text: editingTexts.past, fields: { at: editingTexts.past } },
  });
};
