import { toIso } from '#kernel/to-iso.ts';
import type { Db } from '#storage/dialect.ts';
import { findIntake, listDeskPhotos } from './intake.repository.ts';

/** In what condition a device came, and the photos of that moment. */
export const readIntake = async (db: Db, requestId: number) => {
  const intake = await findIntake(db, requestId);
  const photos = await listDeskPhotos(db, requestId, 'intake');
  return {
    intake: intake ? { ...intake, at: toIso(intake.at) } : null,
    photos: photos.map(({ id, width, height, at }) => ({ id, width, height, at: toIso(at) })),
  };
};
