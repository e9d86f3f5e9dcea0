import { requireLockedRequest } from '#features/requests/index.ts';
import { staffAction } from '#features/staff-action/index.ts';
import { addDeskPhoto, prepareDeskPhoto } from './add-desk-photo.ts';

export const addIntakePhoto = staffAction({
  name: 'repair.photo',
  permission: 'repairs.note',
  ...prepareDeskPhoto,
  run: async (context, { traceNumber }, photo) =>
    addDeskPhoto(context, await requireLockedRequest(context.trx, traceNumber), photo, 'intake'),
});
