import type { RepairRequest } from '#contract/repair/entities.ts';
import { mayMove } from '#contract/repair/moves.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import { isCancelled } from '#contract/repair/statuses.ts';
import { readRequest } from '#features/desk/index.ts';
import { moveRequest } from '#features/requests/index.ts';
import type { RepairDeps } from './portal-deps.ts';
import { requireOwnRequest } from './require-session.ts';

/** The customer takes a request back while the device has not arrived. Safe to repeat. */
export const cancelRequest = async (
  { storage, nudgeOutbox }: Pick<RepairDeps, 'storage' | 'nudgeOutbox'>,
  input: { fCode: string; reason: string; sessionToken: string | undefined },
): Promise<RepairRequest> => {
  const { request } = await requireOwnRequest(storage, input.sessionToken, input.fCode);
  if (!isCancelled(request.status_id)) {
    if (!mayMove(request.status_id, 100, 'customer')) throw repairRefusal('too-late');
    await storage.db
      .transaction()
      .execute((trx) =>
        moveRequest(trx, { request, to: 100, actor: 'customer', note: input.reason || null }),
      );
    nudgeOutbox();
  }
  return readRequest(storage.db, request.id);
};
