import type { RepairRequest } from '#contract/repair/entities.ts';
import { mayMove } from '#contract/repair/moves.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import { isCancelled } from '#contract/repair/statuses.ts';
import { readRequest } from '#features/desk/index.ts';
import { lockRequest, moveRequest } from '#features/requests/index.ts';
import type { RepairDeps } from './repair-deps.ts';
import { requireOwnRequest } from './require-session.ts';

/** The customer takes a request back while the device has not arrived. Safe to repeat. */
export const cancelRequest = async (
  { storage, nudgeOutbox }: Pick<RepairDeps, 'storage' | 'nudgeOutbox'>,
  input: { fCode: string; reason: string; sessionToken: string | undefined },
): Promise<RepairRequest> => {
  const own = await requireOwnRequest(storage, input.sessionToken, input.fCode);
  await storage.db.transaction().execute(async (trx) => {
    // Two taps on the button come one after the other here; the second finds the work done.
    const request = await lockRequest(trx, own.request.id);
    if (request && isCancelled(request.status_id)) return;
    if (!request || !mayMove(request.status_id, 100, 'customer')) throw repairRefusal('too-late');
    await moveRequest(trx, { request, to: 100, source: 'customer', note: input.reason || null });
  });
  nudgeOutbox();
  return readRequest(storage.db, own.request.id);
};
