import type { Intake } from '#contract/office/calls/desk-calls.ts';
import { requireLockedRequest } from '#features/requests/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { findIntake, storeIntake } from './intake.repository.ts';

/** Writes down, or corrects, in what condition a device came and what came with it. */
export const writeRepairIntake = staffAction({
  name: 'repair.intake',
  permission: 'repairs.note',
  run: async (
    { trx, actor }: ActionContext,
    { traceNumber, ...intake }: Intake & { traceNumber: string },
  ) => {
    const request = await requireLockedRequest(trx, traceNumber);
    const before = await findIntake(trx, request.id);
    const from = before
      ? { condition: before.condition, accessories: before.accessories, remark: before.remark }
      : null;
    await storeIntake(trx, request.id, intake, actor.name);
    return { result: {}, audit: { subject: { kind: 'repair', id: traceNumber }, from, to: intake } };
  },
});
