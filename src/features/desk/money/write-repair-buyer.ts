import { type PartyIdentity, parseIdentity, writeIdentity } from '#contract/repair/party-identity.ts';
import { requireLockedRequest, setBuyer } from '#features/requests/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';

type BuyerInput = { traceNumber: string; buyer: PartyIdentity | null };

/** Names another buyer on the papers of one request; null leaves it to the centre again. */
export const writeRepairBuyer = staffAction({
  name: 'repair.buyer',
  permission: 'invoices.write',
  run: async ({ trx }: ActionContext, { traceNumber, buyer }: BuyerInput) => {
    const request = await requireLockedRequest(trx, traceNumber);
    const after = writeIdentity(buyer);
    await setBuyer(trx, request, after);
    return {
      result: {},
      audit: {
        subject: { kind: 'repair', id: traceNumber },
        from: { buyer: parseIdentity(request.buyer) },
        to: { buyer: parseIdentity(after) },
      },
    };
  },
});
