import { formatJalaliDate } from '#kernel/jalali.ts';
import { buyerTexts } from '#web/texts/office/company.ts';
import { moneyTexts } from '#web/texts/office/request.ts';
import { Button } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { Note } from '#web/ui/note.tsx';
import type { RequestDetails } from '../../../app/queries/repair-queries.ts';
import { useMay } from '../../../app/session/use-session.ts';
import { May } from '../../../ui/may.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { OpenAction } from '../moves/open-action.ts';
import { EstimateLine } from './estimate-line.tsx';
import { InvoiceLine } from './invoice-line.tsx';
import { HandPaymentLine, OnlinePaymentLine } from './payment-lines.tsx';

/** What it costs and what was paid, oldest first; what was replaced, withdrawn or struck stays to be seen. */
export const MoneyCard = ({
  details,
  onOpen,
}: {
  details: RequestDetails;
  onOpen: (open: OpenAction) => void;
}) => {
  const { estimates, invoices, handPayments, onlinePayments, creditReturns } = details;
  const { statusId, paidRial = 0, remainingRial = 0, creditRial = 0 } = details.request;
  const mayStrike = useMay('payments.record') && (statusId === 2 || statusId === 3);
  const mayRefund = useMay('payments.refund');
  const isEmpty = estimates.length + invoices.length + handPayments.length + onlinePayments.length === 0;
  return (
    <Panel title={moneyTexts.title}>
      {paidRial > 0 && remainingRial > 0 && (
        <p className="font-semibold">{moneyTexts.paidOf(paidRial, remainingRial)}</p>
      )}
      {creditRial > 0 && (
        <Note tone="warning">
          {moneyTexts.credit(creditRial)}{' '}
          {mayRefund && (
            <button
              type="button"
              className="text-link"
              onClick={() => onOpen({ kind: 'refund-credit', amountRial: creditRial })}
            >
              {moneyTexts.refundCredit}
            </button>
          )}
        </Note>
      )}
      {creditReturns.map(({ at, amountRial, day, reference }) => (
        <p key={at} className="text-fine text-ink-soft">
          {moneyTexts.creditRefunded(amountRial, formatJalaliDate(day))} <Code>{reference}</Code>
        </p>
      ))}
      {isEmpty ? (
        <p className="text-small text-ink-soft">{moneyTexts.none}</p>
      ) : (
        <ul className="money-list">
          {estimates.map((estimate) => (
            <EstimateLine key={`estimate-${estimate.version}`} estimate={estimate} />
          ))}
          {invoices.map((invoice) => (
            <InvoiceLine key={invoice.number} invoice={invoice} />
          ))}
          {onlinePayments.map((payment) => (
            <OnlinePaymentLine key={`online-${payment.id}`} payment={payment} />
          ))}
          {handPayments.map((payment) => (
            <HandPaymentLine
              key={`hand-${payment.id}`}
              payment={payment}
              onStrike={mayStrike ? () => onOpen({ kind: 'strike', payment }) : undefined}
            />
          ))}
        </ul>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-2 text-small text-ink-soft">
        <bdi>{details.buyer?.name || buyerTexts.unknown}</bdi>
        {details.ownBuyer && <span>({buyerTexts.own})</span>}
        <May permission="invoices.write">
          <Button variant="plain" size="small" onClick={() => onOpen({ kind: 'buyer' })}>
            {buyerTexts.change}
          </Button>
        </May>
      </p>
    </Panel>
  );
};
