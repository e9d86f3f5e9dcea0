import { intakePhotoLimits } from '#contract/office/calls/photo-calls.ts';
import { deskRefusal } from '#contract/office/desk-reasons.ts';
import {
  type ActionContext,
  type ActionDeps,
  type PrepareContext,
  staffAction,
} from '#features/audit/index.ts';
import type { MediaStore } from '#ports/media-store.ts';
import { insertIntakePhoto, listIntakePhotos } from './intake.repository.ts';
import { dropUnusedPhoto, keepPhoto } from './intake-photos.ts';
import { requireLockedRequest } from './lock-request.ts';

type PhotoDeps = ActionDeps & { intakePhotos: MediaStore };
type PhotoInput = { traceNumber: string; bytes: Uint8Array };

/**
 * Adds a photo of a device as it came; the eleventh is refused, the same one again changes nothing. The file is there
 * before its row, so that no row leads nowhere.
 */
export const addRepairPhoto = staffAction({
  name: 'repair.photo',
  permission: 'repairs.note',
  prepare: ({ deps }: PrepareContext<PhotoDeps>, { bytes }: PhotoInput) =>
    keepPhoto(deps.intakePhotos, bytes),
  run: async ({ trx, actor }: ActionContext<PhotoDeps>, { traceNumber }: PhotoInput, photo) => {
    const request = await requireLockedRequest(trx, { traceNumber });
    const known = await listIntakePhotos(trx, request.id);
    const isKnown = known.some(({ file }) => file === photo.file);
    if (known.length >= intakePhotoLimits.most && !isKnown) throw deskRefusal('too-many-photos');
    const id = await insertIntakePhoto(trx, { requestId: request.id, staffName: actor.name, ...photo });
    return {
      result: { id },
      audit: { subject: { kind: 'repair', id: traceNumber }, from: null, to: { file: photo.file } },
    };
  },
  release: ({ storage, intakePhotos }, photo) => dropUnusedPhoto(storage.db, intakePhotos, photo),
});
