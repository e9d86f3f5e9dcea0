import { parseDeskRefusal } from '#contract/office/desk-reasons.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import { findRequestByTrace } from '#features/requests/index.ts';
import type { ActionDeps, StaffActor } from '#features/staff-action/index.ts';
import { isAppError } from '#kernel/app-error.ts';
import { moveRepair } from './move-repair.ts';

type Move = Parameters<typeof moveRepair>[2];

/** Accepts each of several requests by itself; one whose status has changed is left, and that status is given. */
export const acceptRepairs = async (
  deps: ActionDeps,
  actor: StaffActor,
  { items }: { items: readonly Omit<Move, 'to'>[] },
) => {
  const undo: { traceNumber: string; logId: number }[] = [];
  const refused: { traceNumber: string; statusId: StatusId | null }[] = [];
  for (const item of items) {
    const { traceNumber } = item;
    // One key names the whole call; each request is its own part of it.
    const part = actor.idempotencyKey && { idempotencyKey: `${actor.idempotencyKey}:${traceNumber}` };
    try {
      undo.push({ traceNumber, ...(await moveRepair(deps, { ...actor, ...part }, { ...item, to: 1 })) });
    } catch (error) {
      // Any other conflict is one key for two inputs.
      const isMoved = isAppError(error, 'conflict') && parseDeskRefusal(error) !== undefined;
      if (!isMoved && !isAppError(error, 'not_found')) throw error;
      const request = await findRequestByTrace(deps.storage.db, traceNumber);
      refused.push({ traceNumber, statusId: request?.status_id ?? null });
    }
  }
  return { moved: undo.map(({ traceNumber }) => traceNumber), undo, refused };
};
