import type { photoCalls } from '#contract/office/calls/photo-calls.ts';
import {
  addIntakePhoto,
  dropUnusedPhoto,
  keepPhoto,
  readIntakePhoto,
  readPhotoBytes,
} from '#features/desk/index.ts';
import { limitRules, requireWithinLimits } from '#features/limits/index.ts';
import { bytesAnswer } from '../../bytes-answer.ts';
import { mediaPolicy } from '../../security-policy.ts';
import { createRepairActions, type DeskAnswerDeps } from './answer-repair-calls.ts';
import type { OfficeAnswers } from './office-context.ts';
import { withUpload } from './with-upload.ts';

/** Photos of a device as it came. The file is there before its row, so that no row leads nowhere. */
export const answerPhotoCalls = (deps: DeskAnswerDeps): OfficeAnswers<keyof typeof photoCalls> => {
  const { storage, intakePhotos } = deps;
  const action = createRepairActions(deps);
  return {
    addRepairPhoto: async ({ traceNumber, upload }, { actor }) => {
      const key = String(actor.staffId);
      await requireWithinLimits(deps, [{ rule: limitRules.intakePhotoPerStaff, key }]);
      const bytes = await readPhotoBytes(upload.bytes);
      const photo = await keepPhoto(intakePhotos, bytes);
      try {
        const audit = { action: 'repair.photo', to: { file: photo.file } };
        return await action(withUpload(actor, bytes), 'addRepairPhoto', traceNumber, audit, (trx) =>
          addIntakePhoto(trx, { traceNumber, photo, staffName: actor.name }),
        );
      } catch (error) {
        await dropUnusedPhoto(storage.db, intakePhotos, photo);
        throw error;
      }
    },
    getRepairPhoto: async (wanted) => {
      const { bytes } = await readIntakePhoto(storage.db, intakePhotos, wanted);
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
