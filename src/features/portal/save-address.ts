import type { RepairRequest } from '#contract/repair/entities.ts';
import { RequestDescription, type SaveAddressBody } from '#contract/repair/inputs.ts';
import { lastStatusFor } from '#contract/repair/may-do.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import { readRequest } from '#features/desk/index.ts';
import { limitRules, requireWithinLimits } from '#features/limits/index.ts';
import {
  editAddress,
  editDescription,
  findOpenRequest,
  writeCustomerNote,
} from '#features/requests/index.ts';
import type { RepairDeps } from './repair-deps.ts';
import { requireSessionOf } from './require-session.ts';

/**
 * Corrects the customer's address on the open request. Words that come along edit the description while the
 * device has not arrived, and are a note afterwards.
 */
export const saveAddress = async (
  deps: RepairDeps,
  input: SaveAddressBody & { sessionToken: string | undefined },
): Promise<RepairRequest> => {
  const { db } = deps.storage;
  const session = await requireSessionOf(deps.storage, input.sessionToken, input.serialNumber);
  await requireWithinLimits(deps, [{ rule: limitRules.savePerSerial, key: session.serialKey }]);
  const id = await db.transaction().execute(async (trx) => {
    const open = await findOpenRequest(trx, session.soldProductId);
    if (!open) throw repairRefusal('no-open-request');
    if (!(await editAddress(trx, open, input.address))) throw repairRefusal('too-late');
    if (input.description && input.description !== open.issue_description) {
      if (open.status_id > lastStatusFor.editDescription)
        await writeCustomerNote(trx, open.id, input.description);
      else if (!(await editDescription(trx, open, readDescription(input.description))))
        throw repairRefusal('too-late');
    }
    return open.id;
  });
  return readRequest(db, id);
};

const readDescription = (text: string): string => {
  const description = RequestDescription.safeParse(text);
  if (!description.success) throw repairRefusal('malformed-description');
  return description.data;
};
