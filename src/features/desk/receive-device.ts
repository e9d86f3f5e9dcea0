import type { Person } from '#features/audit/index.ts';
import type { MovedRequest } from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';
import { type Intake, storeIntake } from './intake.repository.ts';
import { requireLockedRequest } from './lock-request.ts';
import { type DeskMoveInput, moveByDesk } from './move-by-desk.ts';

/** The device is here: 1 to 2, with the condition it came in and what came with it. */
export const receiveDevice = async (
  trx: Db,
  input: Omit<DeskMoveInput, 'to'> & { intake?: Intake | undefined },
): Promise<MovedRequest> => {
  const moved = await moveByDesk(trx, { ...input, to: 2 });
  if (input.intake) await storeIntake(trx, moved.id, input.intake, input.by.name);
  return moved;
};

/** Writes down, or corrects, in what condition a device came and what came with it. */
export const writeIntake = async (
  trx: Db,
  { traceNumber, intake, by }: { traceNumber: string; intake: Intake; by: Person },
): Promise<void> => {
  const request = await requireLockedRequest(trx, { traceNumber });
  await storeIntake(trx, request.id, intake, by.name);
};
