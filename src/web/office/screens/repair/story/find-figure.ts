import { paymentMethodNames } from '#contract/repair/payment-method-names.ts';
import { formatRial } from '#kernel/rial.ts';
import { moneyTexts } from '#web/texts/office/request.ts';
import type { RequestDetails, TimelineLine } from '../../../app/queries/repair-queries.ts';

const sameActionMs = 2_000;

/** The figure that belongs to a change of status: the invoice that made it, or the payment. */
export const findFigure = (line: TimelineLine, details: RequestDetails): string | undefined => {
  if (line.kind !== 'status') return undefined;
  const isThen = (at: string | null) =>
    at !== null && Math.abs(Date.parse(at) - Date.parse(line.at)) < sameActionMs;
  if (line.statusId === 3) {
    const invoice = details.invoices.find(({ issuedAt }) => isThen(issuedAt));
    return invoice && `${formatRial(invoice.payableRial)}، ${moneyTexts.lines(invoice.lines.length)}`;
  }
  if (line.statusId !== 4) return undefined;
  const hand = details.handPayments.find(({ at }) => isThen(at));
  if (hand) return `${paymentMethodNames[hand.method]}، ${formatRial(hand.amountRial)}`;
  const online = details.onlinePayments.find(
    ({ finishedAt, state }) => state === 'paid' && isThen(finishedAt),
  );
  return online && `${paymentMethodNames.online}، ${formatRial(online.amountRial)}`;
};
