import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { type EstimateAnswer, takeEstimateAnswer } from './take-estimate-answer.ts';

/** Notes the answer that a customer gave by phone. */
export const answerEstimate = staffAction({
  name: 'estimate.answer',
  permission: 'invoices.write',
  run: async ({ trx, actor }: ActionContext, input: Omit<EstimateAnswer, 'by'>) => {
    const { traceNumber, version, isAccepted, reason } = input;
    const isWritten = await takeEstimateAnswer(trx, { ...input, by: actor });
    return {
      result: {},
      audit: isWritten
        ? {
            subject: { kind: 'repair', id: traceNumber },
            from: { version, state: 'sent' },
            to: { version, isAccepted },
            why: reason,
          }
        : [],
    };
  },
});
