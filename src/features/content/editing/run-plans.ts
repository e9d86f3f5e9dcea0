import type { ContentDocument } from '#contract/content/content-inputs.ts';
import { errorTexts } from '#contract/errors.ts';
import { editingTexts } from '#contract/office/editing-texts.ts';
import type { Person } from '#features/audit/index.ts';
import { writeAudit } from '#features/audit/index.ts';
import { queueMessage } from '#features/outbox/index.ts';
import { AppError, isAppError } from '#kernel/app-error.ts';
import { type NudgedLoop, runNudgedLoop } from '#kernel/run-nudged-loop.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import {
  type ContentRef,
  type DocumentRow,
  deleteUses,
  lockDocumentRow,
} from '../commands/content-documents.repository.ts';
import {
  findDuePlan,
  finishPlan,
  lockDuePlan,
  type Plan,
  postponePlan,
  toContentRef,
} from '../commands/plans.repository.ts';
import { hideItem } from '../commands/show-item.ts';
import { clearDraft } from './lock-draft.ts';
import { planMailKind } from './plan-mail.ts';
import { computeWaitMs, isRefusal, retriedForMs } from './plan-retries.rules.ts';
import { publishDocument } from './publish-draft.ts';

type PlanDeps = {
  storage: Storage;
  reportError?: (error: unknown) => void;
  /** Where mail is set up, the planner gets a mail about a plan that failed; this nudges the outbox. */
  nudgeMail?: (() => void) | undefined;
};

/** Often enough that no plan waits for a minute. */
const pollMs = 10_000;

/** Carries out due plans in the background. */
export const runContentPlans = (deps: PlanDeps & { reportError: (error: unknown) => void }): NudgedLoop =>
  runNudgedLoop(
    async () => {
      await runDuePlans(deps);
      return { restMs: pollMs };
    },
    { onError: deps.reportError, restAfterErrorMs: pollMs },
  );

/**
 * Does every plan whose time has come by the database's clock. Plan, action, edition and audit row are one
 * transaction that holds the item's row and then the plan's, in the order of everyone who plans or deletes, so two
 * processes do each plan once and nobody waits in a circle. Gives the number of plans done.
 */
export const runDuePlans = async (deps: PlanDeps): Promise<number> => {
  let done = 0;
  for (;;) {
    const outcome = await runOne(deps);
    if (outcome === 'none') return done;
    if (outcome === 'done') done += 1;
  }
};

const runOne = async (deps: PlanDeps): Promise<'none' | 'done' | 'passed' | 'failed'> => {
  const { storage, reportError } = deps;
  const due = await findDuePlan(storage.db);
  if (!due) return 'none';
  try {
    return await storage.db.transaction().execute(async (trx) => {
      const row = await lockDocumentRow(trx, toContentRef(due));
      const taken = await lockDuePlan(trx, due.id);
      if (!taken) return 'passed';
      await carryOut(trx, taken, row);
      return 'done';
    });
  } catch (error) {
    if (!isRefusal(error)) reportError?.(error);
    await keepFailure(deps, due, error);
    return 'failed';
  }
};

/** A refusal stays with the plan for the editor to read; a momentary fault is tried again for a day. */
const keepFailure = async (
  { storage: { db }, nudgeMail }: PlanDeps,
  plan: Plan,
  error: unknown,
): Promise<void> => {
  const isOver = (await readDatabaseNow(db)) - plan.due_at > retriedForMs;
  if (!isRefusal(error) && !isOver) return postponePlan(db, plan, computeWaitMs(plan.tries));
  const code = isAppError(error) ? error.code : 'unexpected';
  const reason = code === 'invalid_input' ? editingTexts.incomplete : errorTexts[code];
  await db.transaction().execute(async (trx) => {
    const isOurs = await finishPlan(trx, plan, { state: 'failed', reason });
    if (!isOurs || !nudgeMail) return;
    // A plan may fail once more after somebody tried it again, and that is mailed again.
    const onceKey = `${planMailKind}:${plan.id}:${plan.due_at}`;
    await queueMessage(trx, { kind: planMailKind, onceKey, payload: { planId: plan.id } });
  });
  nudgeMail?.();
};

const carryOut = async (trx: Db, plan: Plan, row: DocumentRow | undefined): Promise<void> => {
  const item = toContentRef(plan);
  const by: Person = { staffId: plan.by_staff, name: plan.by_name };
  // What was deleted does not come back by a plan.
  if (!row) throw new AppError('not_found');
  const change = await (plan.action === 'hide' ? hide(trx, item, by) : publish(trx, plan, row, by));
  await finishPlan(trx, plan, { state: 'done' });
  await deleteUses(trx, item, { part: 'plan', version: plan.id });
  await writeAudit(trx, by, {
    action: `content.plan.${plan.action}`,
    subject: item,
    from: change.from,
    to: { ...change.to, planId: plan.id },
  });
};

const hide = async (trx: Db, item: ContentRef, by: Person) => {
  const { wasShown } = await hideItem(trx, { ...item, by });
  return { from: { isShown: wasShown }, to: { isShown: false } };
};

const publish = async (trx: Db, plan: Plan, row: DocumentRow, by: Person) => {
  const item = toContentRef(plan);
  const input = JSON.parse(plan.document ?? 'null') as ContentDocument;
  const { version, from } = await publishDocument(trx, { ...item, by, why: '', input });
  // A draft that was changed since stays; the one that was planned is published now.
  if (row.draft === plan.document) await clearDraft(trx, item, by);
  return { from: { version: from }, to: { version } };
};
