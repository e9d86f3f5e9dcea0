import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { closeReview } from './close-review.ts';

/** Ends the review of a payment that a person has looked at. */
export const closePayment = staffAction({
  name: 'payment.close',
  permission: 'payments.review',
  run: async ({ trx, actor }: ActionContext, { id, note }: { id: number; note: string }) => {
    const { staffId, name } = actor;
    const { state } = await closeReview(trx, { id, note, by: { staffId, name } });
    return {
      result: null,
      audit: { subject: { kind: 'payment', id }, from: 'review', to: state, why: note },
    };
  },
});
