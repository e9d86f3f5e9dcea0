import { readFile } from 'node:fs/promises';
import { repairRefusal } from '#contract/repair/reasons.ts';
import type { RepairDeps } from '../deps.ts';
import { requireSession } from '../require-session.ts';
import { photoPath } from './add-photo.ts';
import { findPhotoDevice } from './photos.repository.ts';

/** The bytes of a photo, for the session of its own device alone. */
export const readPhoto = async (
  deps: Pick<RepairDeps, 'storage' | 'photosDir'>,
  { id, sessionToken }: { id: string; sessionToken: string | undefined },
): Promise<Uint8Array> => {
  const session = await requireSession(deps.storage, sessionToken);
  const device = await findPhotoDevice(deps.storage.db, id);
  if (device === undefined) throw repairRefusal('unknown-request');
  if (device !== session.soldProductId) throw repairRefusal('other-device');
  return readFile(photoPath(deps.photosDir, id));
};
