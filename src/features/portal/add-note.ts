import type { RepairRequest } from '#contract/repair/entities.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import { readRequest } from '#features/desk/index.ts';
import { limitRules, requireWithinLimits } from '#features/limits/index.ts';
import {
  findRequestById,
  insertLog,
  listLogs,
  lockRequest,
  type StoredRequest,
} from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';
import type { RepairDeps } from './portal-deps.ts';
import { requireOwnRequest } from './require-session.ts';

/** Leaves a note for the desk while the device is with the company. The same words again are the same note. */
export const addNote = async (
  deps: RepairDeps,
  input: { fCode: string; note: string; sessionToken: string | undefined },
): Promise<RepairRequest> => {
  const { db } = deps.storage;
  const { session, request } = await requireOwnRequest(deps.storage, input.sessionToken, input.fCode);
  await requireWithinLimits(deps, [{ rule: limitRules.savePerSerial, key: session.serialKey }]);
  await db.transaction().execute((trx) => writeNote(trx, request, input.note));
  return readRequest(db, request.id);
};

export const writeNote = async (trx: Db, { id }: StoredRequest, note: string): Promise<void> => {
  await lockRequest(trx, id);
  const request = await findRequestById(trx, id);
  if (!request || request.status_id > 4) throw repairRefusal('too-late');
  if (request.status_id < 2) throw repairRefusal('too-early');
  const notes = (await listLogs(trx, [id])).filter(({ kind }) => kind === 'note');
  if (notes.at(-1)?.note === note) return;
  const status = request.status_id;
  await insertLog(trx, {
    requestId: id,
    kind: 'note',
    from: status,
    to: status,
    actor: 'customer',
    note,
  });
};
