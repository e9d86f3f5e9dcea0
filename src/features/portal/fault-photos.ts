import type { RepairRequest } from '#contract/repair/entities.ts';
import { readRequest } from '#features/desk/index.ts';
import { limitRules, requireWithinLimits } from '#features/limits/index.ts';
import { addFaultPhoto, removeFaultPhoto } from '#features/requests/index.ts';
import type { RepairDeps } from './repair-deps.ts';
import { requireOwnRequest } from './require-session.ts';

/** The customer adds one photo of the fault. */
export const addPhoto = async (
  deps: RepairDeps,
  input: { fCode: string; bytes: AsyncIterable<Uint8Array>; sessionToken: string | undefined },
): Promise<RepairRequest> => {
  const { session, request } = await requireOwnRequest(deps.storage, input.sessionToken, input.fCode);
  await requireWithinLimits(deps, [{ rule: limitRules.photoPerSerial, key: session.serialKey }]);
  await addFaultPhoto(deps, request, input.bytes);
  return readRequest(deps.storage.db, request.id);
};

/** The customer takes one back, until the device is received. */
export const removePhoto = async (
  deps: RepairDeps,
  input: { fCode: string; id: string; sessionToken: string | undefined },
): Promise<RepairRequest> => {
  const { request } = await requireOwnRequest(deps.storage, input.sessionToken, input.fCode);
  await removeFaultPhoto(deps, request, input.id);
  return readRequest(deps.storage.db, request.id);
};
