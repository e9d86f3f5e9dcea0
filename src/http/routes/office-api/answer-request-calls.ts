import type { requestCalls } from '#contract/office/calls/request-calls.ts';
import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { replaceRepairLink, writeRepairBuyer } from '#features/desk/index.ts';
import { findFaultPhoto } from '#features/requests/index.ts';
import { bytesAnswer } from '../../bytes-answer.ts';
import { createRepairReader, type DeskAnswerDeps } from './answer-desk-calls.ts';
import type { AnswersFor } from './office-context.ts';
import { performActions } from './perform-actions.ts';

export const requestActions = { replaceRepairLink, writeRepairBuyer };

export const answerRequestCalls = (deps: DeskAnswerDeps): AnswersFor<keyof typeof requestCalls> => {
  return {
    ...performActions(deps, requestActions, createRepairReader(deps)),
    getFaultPhoto: async ({ traceNumber, id }) => {
      const photo = await findFaultPhoto(deps.storage.db, deps.photos, id);
      if (photo?.traceNumber !== traceNumber) throw deskRefusal('unknown-photo');
      return bytesAnswer(photo.bytes, {
        headers: { 'content-type': 'image/webp', 'cache-control': 'no-store' },
      });
    },
  };
};
