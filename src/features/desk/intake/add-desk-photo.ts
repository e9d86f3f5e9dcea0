import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { deskPhotoLimits } from '#contract/repair/limits.ts';
import type { StoredRequest } from '#features/requests/index.ts';
import type { ActionContext, ActionDeps, PrepareContext } from '#features/staff-action/index.ts';
import type { MediaStore } from '#ports/media-store.ts';
import { type MadePhoto, reencodeAndStorePhoto } from './desk-photos.ts';
import { insertDeskPhoto, listDeskPhotos, type PhotoSubject } from './intake.repository.ts';

type PhotoDeps = ActionDeps & { deskPhotos: MediaStore };
type PhotoInput = { traceNumber: string; bytes: Uint8Array };

/** The file is stored before its row, so that no row leads nowhere; a file without a row is swept away later. */
export const prepareDeskPhoto = {
  prepare: ({ deps }: PrepareContext<PhotoDeps>, { bytes }: PhotoInput) =>
    reencodeAndStorePhoto(deps.deskPhotos, bytes),
};

/** Adds a photo to a locked request: the eleventh is refused, the same one again changes nothing. */
export const addDeskPhoto = async (
  { trx, actor }: ActionContext<PhotoDeps>,
  request: StoredRequest,
  photo: MadePhoto,
  of: PhotoSubject,
) => {
  const known = await listDeskPhotos(trx, request.id, of);
  const isKnown = known.some(({ file }) => file === photo.file);
  if (known.length >= deskPhotoLimits.max && !isKnown) throw deskRefusal('too-many-photos');
  const id = await insertDeskPhoto(trx, { requestId: request.id, staffName: actor.name, ...photo }, of);
  return {
    result: { id },
    audit: {
      subject: { kind: 'repair' as const, id: request.trace_number },
      from: null,
      to: { file: photo.file },
    },
  };
};
