import type { ContentDocument } from '#contract/content/content-inputs.ts';
import { errorTexts } from '#contract/errors.ts';
import { editingTexts } from '#contract/office/editing-texts.ts';
import { writeAudit } from '#features/audit/index.ts';
import { isAppError } from '#kernel/app-error.ts';
import { type NudgedLoop, runNudgedLoop } from '#kernel/run-nudged-loop.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import type { By } from '../commands/by.ts';
import { deleteUses, lockDocumentRow, type Thing } from '../commands/content-documents.repository.ts';
import { hideContent } from '../commands/show-content.ts';
import { finishPlan, type Plan, takeDuePlan } from './plans.repository.ts';
import { publishDocument } from './publish-draft.ts';
import { clearDraft } from './write-draft.ts';

export type PlanDeps = { storage: Storage; embedHosts: readonly string[] };

/** Looks for due plans in the background; often enough that none waits for a minute. */
export const runContentPlans = (
  deps: PlanDeps & { reportError: (error: unknown) => void },
  pollMs = 10_000,
): NudgedLoop =>
  runNudgedLoop(
    async () => {
      await runDuePlans(deps);
      return { restMs: pollMs };
    },
    { onError: deps.reportError, restAfterErrorMs: pollMs },
  );

/**
 * Does every plan whose time has come by the database's clock. Plan, deed, edition and audit row are one
 * transaction that holds the plan's row, so two processes do each plan once. Gives the number of plans done.
 */
export const runDuePlans = async (deps: PlanDeps): Promise<number> => {
  let done = 0;
  for (;;) {
    const outcome = await runOne(deps);
    if (outcome === 'none') return done;
    if (outcome === 'done') done += 1;
  }
};

const runOne = async ({ storage, embedHosts }: PlanDeps): Promise<'none' | 'done' | 'failed'> => {
  let taken: Plan | undefined;
  try {
    await storage.db.transaction().execute(async (tx) => {
      taken = await takeDuePlan(tx);
      if (taken) await carryOut({ db: storage.db, embedHosts }, taken, tx);
    });
    return taken ? 'done' : 'none';
  } catch (error) {
    // A refusal stays with the plan for the editor to read; anything else is tried again at the next round.
    if (!taken || !isAppError(error)) throw error;
    const reason = error.code === 'invalid_input' ? editingTexts.incomplete : errorTexts[error.code];
    await finishPlan(storage.db, taken.id, { state: 'failed', reason });
    return 'failed';
  }
};

const carryOut = async (
  deps: { db: Db; embedHosts: readonly string[] },
  plan: Plan,
  tx: Db,
): Promise<void> => {
  const thing = { kind: plan.kind as Thing['kind'], id: plan.entity_id };
  const by: By = { staffId: plan.by_staff, name: plan.by_name };
  const row = await lockDocumentRow(tx, thing);
  if (plan.action === 'hide') await hideContent(deps, { ...thing, by }, tx);
  else {
    const input = JSON.parse(plan.document ?? 'null') as ContentDocument;
    await publishDocument(deps, { ...thing, by, why: '', input }, tx);
    // A draft that was changed since stays; the one that was planned is published now.
    if (row?.draft === plan.document) await clearDraft(tx, thing, by);
  }
  await finishPlan(tx, plan.id, { state: 'done' });
  await deleteUses(tx, thing, { part: 'plan', version: plan.id });
  await writeAudit(tx, by, {
    deed: `content.plan.${plan.action}`,
    thingKind: plan.kind,
    thingId: String(plan.entity_id),
    to: { planId: plan.id },
  });
};
