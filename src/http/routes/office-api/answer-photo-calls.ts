import { buffer } from 'node:stream/consumers';
import type { photoCalls } from '#contract/office/calls/photo-calls.ts';
import { addIntakePhoto, readDeskPhoto } from '#features/desk/index.ts';
import { limitRules, requireWithinLimits } from '#features/limits/index.ts';
import type { StaffActor } from '#features/staff-action/index.ts';
import { bytesAnswer } from '../../bytes-answer.ts';
import { mediaPolicy } from '../../security-policy.ts';
import { createRepairReader, type DeskAnswerDeps } from './answer-desk-calls.ts';
import type { AnswersFor } from './office-context.ts';
import { withUpload } from './with-upload.ts';

export const photoActions = { addIntakePhoto };

/** Stores a photo that was sent as a body, by the action of its kind. */
export const takeDeskPhoto = async (
  deps: DeskAnswerDeps,
  addPhoto: typeof addIntakePhoto,
  actor: StaffActor,
  { traceNumber, upload }: { traceNumber: string; upload: { bytes: AsyncIterable<Uint8Array> } },
): Promise<void> => {
  await requireWithinLimits(deps, [{ rule: limitRules.deskPhotoPerStaff, key: String(actor.staffId) }]);
  const bytes = await buffer(upload.bytes);
  await addPhoto(deps, withUpload(actor, bytes), { traceNumber, bytes });
};

/** Photos of a device as it came. */
export const answerPhotoCalls = (deps: DeskAnswerDeps): AnswersFor<keyof typeof photoCalls> => {
  const { storage, deskPhotos } = deps;
  const readRepair = createRepairReader(deps);
  return {
    addIntakePhoto: async (input, { actor }) => {
      await takeDeskPhoto(deps, addIntakePhoto, actor, input);
      return readRepair(input);
    },
    getDeskPhoto: async (wanted) => {
      const { bytes } = await readDeskPhoto(storage.db, deskPhotos, wanted);
      return bytesAnswer(Buffer.from(bytes), {
        headers: {
          'content-type': 'image/jpeg',
          'cache-control': 'no-store',
          'content-security-policy': mediaPolicy,
        },
      });
    },
  };
};
