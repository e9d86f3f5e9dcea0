import type { RepairRequest } from '#contract/repair/entities.ts';
import { RequestDescription, type SaveAddressBody } from '#contract/repair/inputs.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import { readRequest } from '#features/desk/index.ts';
import { limitRules, requireWithinLimits } from '#features/limits/index.ts';
import { findOpenRequest, insertLog, type StoredRequest, updateWords } from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';
import { writeNote } from './add-note.ts';
import type { RepairDeps } from './portal-deps.ts';
import { requireSessionOf } from './require-session.ts';

const lastStatusWithAddress = 4;
const lastStatusWithDescription = 1;

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
    await correctAddress(trx, open, input.address);
    if (input.description && input.description !== open.issue_description) {
      if (open.status_id <= lastStatusWithDescription) await editDescription(trx, open, input.description);
      else await writeNote(trx, open, input.description);
    }
    return open.id;
  });
  return readRequest(db, id);
};

const correctAddress = async (trx: Db, open: StoredRequest, address: string): Promise<void> => {
  if (open.sender_address === address) return;
  const words = { sender_address: address };
  if (!(await updateWords(trx, open.id, lastStatusWithAddress, words))) throw repairRefusal('too-late');
  await logEdit(trx, open, 'address');
};

const editDescription = async (trx: Db, open: StoredRequest, text: string): Promise<void> => {
  const description = RequestDescription.safeParse(text);
  if (!description.success) throw repairRefusal('malformed-description');
  const words = { issue_description: description.data };
  if (!(await updateWords(trx, open.id, lastStatusWithDescription, words))) {
    throw repairRefusal('too-late');
  }
  await logEdit(trx, open, 'edit');
};

const logEdit = (trx: Db, open: StoredRequest, kind: 'edit' | 'address'): Promise<number> =>
  insertLog(trx, {
    requestId: open.id,
    kind,
    from: open.status_id,
    to: open.status_id,
    actor: 'customer',
    note: null,
  });
