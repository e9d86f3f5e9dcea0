import type { Intake } from '#contract/office/calls/desk-calls.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { storeIntake } from '../intake/intake.repository.ts';
import { describeMove } from './describe-move.ts';
import { moveByDesk } from './move-by-desk.ts';

type ReceiveInput = { traceNumber: string; intake?: Intake | undefined; mayLackDeclaration: boolean };

/** A technician takes a device in: the one move that the bench makes. */
export const receiveRepair = staffAction({
  name: 'repair.move',
  permission: 'repairs.receive',
  run: async ({ trx, actor }: ActionContext, { intake, ...input }: ReceiveInput) => {
    const move = await moveByDesk(trx, { ...input, to: 2, expectedStatusId: 1 }, actor);
    if (intake) await storeIntake(trx, move.moved.id, intake, actor.name);
    return {
      result: { logId: move.moved.logId },
      audit: {
        subject: { kind: 'repair', id: input.traceNumber },
        ...(await describeMove(trx, move)),
      },
    };
  },
});
