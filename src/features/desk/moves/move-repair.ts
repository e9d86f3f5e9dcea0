import type { Intake } from '#contract/office/calls/desk-calls.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { storeIntake } from '../intake/intake.repository.ts';
import { describeMove } from './describe-move.ts';
import { type DeskMoveInput, moveByDesk } from './move-by-desk.ts';

/** Moves a request along the one table; with an intake, the device was received in this condition. */
export const moveRepair = staffAction({
  name: 'repair.move',
  permission: 'repairs.move',
  run: async (
    { trx, actor }: ActionContext,
    { intake, ...input }: DeskMoveInput & { intake?: Intake | undefined },
  ) => {
    const move = await moveByDesk(trx, input, actor);
    if (intake && move.before.status_id === 1 && input.to === 2)
      await storeIntake(trx, move.moved.id, intake, actor.name);
    return {
      result: { logId: move.moved.logId },
      audit: {
        subject: { kind: 'repair', id: input.traceNumber },
        ...(await describeMove(trx, move)),
        why: input.reason,
      },
    };
  },
});
