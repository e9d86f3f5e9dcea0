import type { RepairRequest } from '#contract/repair/entities.ts';
import { readRequest } from '#features/desk/index.ts';
import { limitRules, requireWithinLimits } from '#features/limits/index.ts';
import { writeCustomerNote } from '#features/requests/index.ts';
import type { RepairDeps } from './repair-deps.ts';
import { requireOwnRequest } from './require-session.ts';

/** Leaves a note for the desk while the device is with the company. The same words within an hour are the same note. */
export const addNote = async (
  deps: RepairDeps,
  input: { fCode: string; note: string; sessionToken: string | undefined },
): Promise<RepairRequest> => {
  const { db } = deps.storage;
  const { session, request } = await requireOwnRequest(deps.storage, input.sessionToken, input.fCode);
  await requireWithinLimits(deps, [{ rule: limitRules.savePerSerial, key: session.serialKey }]);
  await db.transaction().execute((trx) => writeCustomerNote(trx, request.id, input.note));
  return readRequest(db, request.id);
};
