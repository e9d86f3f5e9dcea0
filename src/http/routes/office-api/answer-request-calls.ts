import type { requestCalls } from '#contract/office/calls/request-calls.ts';
import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { findRequestByTrace, readFaultPhoto } from '#features/requests/index.ts';
import { replaceLink } from '#features/tracking/index.ts';
import { bytesAnswer } from '../../bytes-answer.ts';
import { createRepairActions, type DeskAnswerDeps } from './answer-repair-calls.ts';
import type { OfficeAnswers } from './office-context.ts';

export const answerRequestCalls = (deps: DeskAnswerDeps): OfficeAnswers<keyof typeof requestCalls> => {
  const action = createRepairActions(deps);
  return {
    replaceRepairLink: ({ traceNumber }, { actor }) =>
      action(actor, 'replaceRepairLink', traceNumber, { action: 'repair.link' }, async (trx) => {
        const request = await findRequestByTrace(trx, traceNumber);
        if (!request) throw deskRefusal('unknown-request', { traceNumber });
        await replaceLink(trx, deps.appSecret, request.id);
      }),
    getFaultPhoto: async ({ traceNumber, id }) => {
      const photo = await readFaultPhoto(deps.storage.db, deps.photos, id);
      if (photo?.traceNumber !== traceNumber) throw deskRefusal('unknown-photo');
      return bytesAnswer(photo.bytes, {
        headers: { 'content-type': 'image/webp', 'cache-control': 'no-store' },
      });
    },
  };
};
