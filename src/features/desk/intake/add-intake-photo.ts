import { requireLockedRequest } from '#features/requests/index.ts';
import { staffAction } from '#features/staff-action/index.ts';
import { addPhoto, preparePhoto } from './add-photo.ts';

export const addIntakePhoto = staffAction({
  name: 'repair.photo',
  permission: 'repairs.note',
  ...preparePhoto,
  run: async (context, { traceNumber }, photo) =>
    addPhoto(context, await requireLockedRequest(context.trx, traceNumber), photo, 'intake'),
});
