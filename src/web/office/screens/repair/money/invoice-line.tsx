import { paymentMethodNames } from '#contract/repair/payment-method-names.ts';
import { moneyTexts } from '#web/texts/office/request.ts';
import { Amount } from '#web/ui/figures/amount.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import type { RequestDetails } from '../../../app/queries/repair-queries.ts';
import { BillLines } from '../../../ui/repair/bill-lines.tsx';
import { MoneyEntry } from './money-entry.tsx';

const stateClasses = {
  due: 'chip chip-warning',
  pending: 'chip chip-warning',
  review: 'chip chip-danger',
  paid: 'chip chip-success',
} as const;

export const InvoiceLine = ({ invoice }: { invoice: RequestDetails['invoices'][number] }) => {
  const isWithdrawn = invoice.withdrawnAt !== null;
  return (
    <MoneyEntry
      name={
        <>
          {moneyTexts.invoice} <Code>{invoice.number}</Code>
        </>
      }
      amount={invoice.isFree ? paymentMethodNames.free : <Amount of={invoice.payableRial} />}
      chip={isWithdrawn ? moneyTexts.withdrawn : moneyTexts.invoiceStates[invoice.paymentState]}
      chipClass={isWithdrawn ? 'chip chip-danger' : stateClasses[invoice.paymentState]}
      at={invoice.issuedAt}
      by={invoice.issuedBy}
      isStruck={isWithdrawn}
    >
      {invoice.reason && (
        <p dir="auto" className="text-small">
          {invoice.reason}
        </p>
      )}
      <details className="more">
        <summary>{moneyTexts.lines(invoice.lines.length)}</summary>
        <BillLines bill={invoice} caption={`${moneyTexts.invoice} ${invoice.number}`} />
      </details>
    </MoneyEntry>
  );
};
