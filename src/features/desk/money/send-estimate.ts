import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { BillLine } from '#contract/repair/bill.ts';
import { queueNotice } from '#features/notification/index.ts';
import { markEstimate } from '#features/requests/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { requireUnderDayLimit } from '../messages/require-under-day-limit.ts';
import {
  currentState,
  type RequestClaim,
  requireUnmovedRequest,
} from '../request/require-unmoved-request.ts';
import { readDeskSettings } from '../settings/desk-settings.ts';
import { insertEstimate, listEstimates, listEstimateTimes } from './estimates.repository.ts';
import { describeBill, requireBill } from './require-bill.ts';

type EstimateInput = RequestClaim & {
  lines: readonly BillLine[];
  discountRial: number;
  note?: string | undefined;
};

/** Sends what a repair will cost, for the customer's yes or no. A new one takes the place of the one before. */
export const sendEstimate = staffAction({
  name: 'estimate.send',
  permission: 'invoices.write',
  run: async ({ trx, actor }: ActionContext, input: EstimateInput) => {
    const request = await requireUnmovedRequest(trx, input);
    if (request.status_id !== 2) throw deskRefusal('estimate-not-here', currentState(request));
    await requireUnderDayLimit(trx, await listEstimateTimes(trx, request.id), {
      max: 5,
      reason: 'too-many-estimates',
    });
    const { taxTenths } = (await readDeskSettings(trx)).settings;
    const bill = requireBill({ lines: input.lines, discountRial: input.discountRial, taxTenths });
    const before = (await listEstimates(trx, request.id)).at(-1);
    const note = input.note?.trim() ?? '';
    const version = await insertEstimate(trx, { requestId: request.id, bill, note, by: actor });
    await markEstimate(trx, request, 'sent');
    await queueNotice(trx, {
      requestId: request.id,
      facts: { kind: 'estimate', payableRial: bill.payableRial },
      onceKey: `estimate-${request.id}-${version}`,
      staffName: actor.name,
    });
    return {
      result: { version },
      audit: {
        subject: { kind: 'repair', id: input.traceNumber },
        from: before ? { version: before.version, payableRial: before.payable_rial } : null,
        to: { version, ...describeBill(bill) },
      },
    };
  },
});
