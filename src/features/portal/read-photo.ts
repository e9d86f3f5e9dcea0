import { repairRefusal } from '#contract/repair/reasons.ts';
import { findPhotoDevice, photoKey, readStored } from '#features/requests/index.ts';
import type { RepairDeps } from './portal-deps.ts';
import { requireSession } from './require-session.ts';

/** The bytes of a photo, for the session of its own device alone. */
export const readPhoto = async (
  deps: Pick<RepairDeps, 'storage' | 'photos'>,
  { id, sessionToken }: { id: string; sessionToken: string | undefined },
): Promise<Uint8Array> => {
  const session = await requireSession(deps.storage, sessionToken);
  const device = await findPhotoDevice(deps.storage.db, id);
  if (device === undefined) throw repairRefusal('unknown-request');
  if (device !== session.soldProductId) throw repairRefusal('other-device');
  const bytes = await readStored(deps.photos, photoKey(id));
  if (!bytes) throw repairRefusal('unknown-request');
  return bytes;
};
