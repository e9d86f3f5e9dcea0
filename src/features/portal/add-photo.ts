import { additionLimits } from '#contract/repair/additions.ts';
import type { RepairRequest } from '#contract/repair/entities.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import { readRequest } from '#features/desk/index.ts';
import { limitRules, requireWithinLimits } from '#features/limits/index.ts';
import {
  countPhotos,
  findRequestById,
  insertPhoto,
  lockRequest,
  photoKey,
  tidyPhoto,
} from '#features/requests/index.ts';
import type { RepairDeps } from './portal-deps.ts';
import { requireOwnRequest } from './require-session.ts';

const lastStatusWithPhotos = 2;

/** Takes one photo of the fault. The file is there before its row, so that no row leads nowhere. */
export const addPhoto = async (
  deps: RepairDeps,
  input: { fCode: string; bytes: AsyncIterable<Uint8Array>; sessionToken: string | undefined },
): Promise<RepairRequest> => {
  const { db } = deps.storage;
  const { session, request } = await requireOwnRequest(deps.storage, input.sessionToken, input.fCode);
  await requireWithinLimits(deps, [{ rule: limitRules.photoPerSerial, key: session.serialKey }]);
  if (request.status_id > lastStatusWithPhotos) throw repairRefusal('too-late');
  if ((await countPhotos(db, request.id)) >= additionLimits.photos) throw repairRefusal('enough-photos');

  const { bytes, width, height } = await tidyPhoto(await readWhole(input.bytes));
  const id = Buffer.from(deps.random.bytes(16)).toString('base64url');
  await deps.photos.save(photoKey(id), bytes).catch((cause: unknown) => {
    throw Object.assign(repairRefusal('photo-not-kept'), { cause });
  });
  try {
    await db.transaction().execute(async (trx) => {
      await lockRequest(trx, request.id);
      const now = await findRequestById(trx, request.id);
      if (!now || now.status_id > lastStatusWithPhotos) throw repairRefusal('too-late');
      if ((await countPhotos(trx, request.id)) >= additionLimits.photos) throw repairRefusal('enough-photos');
      await insertPhoto(trx, { id, requestId: request.id, width, height });
    });
  } catch (error) {
    // What stays behind is named by nobody, and is swept away later.
    await deps.photos.remove(photoKey(id)).catch(() => {});
    throw error;
  }
  return readRequest(db, request.id);
};

const readWhole = async (bytes: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
};
