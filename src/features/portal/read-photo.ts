import { repairRefusal } from '#contract/repair/reasons.ts';
import { findFaultPhoto, findOwnRequest } from '#features/requests/index.ts';
import type { RepairDeps } from './repair-deps.ts';
import { requireSession, requireSessionOfDevice } from './require-session.ts';

/** The bytes of a photo, for the session of its own device alone. */
export const readPhoto = async (
  { storage, photos }: Pick<RepairDeps, 'storage' | 'photos'>,
  { id, sessionToken }: { id: string; sessionToken: string | undefined },
): Promise<Uint8Array> => {
  await requireSession(storage, sessionToken);
  const photo = await findFaultPhoto(storage.db, photos, id);
  if (!photo) throw repairRefusal('unknown-request');
  await requireSessionOfDevice(storage, sessionToken, photo.soldProductId);
  if (!(await findOwnRequest(storage.db, photo))) throw repairRefusal('unknown-request');
  return photo.bytes;
};
