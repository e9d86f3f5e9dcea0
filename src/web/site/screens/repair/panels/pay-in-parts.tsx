import type { ReactNode } from 'react';
import type { RepairRequest, RepairView } from '#contract/repair/entities.ts';
import { paymentMethodNames } from '#contract/repair/payment-method-names.ts';
import { formatJalaliDate } from '#kernel/jalali.ts';
import { writeToman } from '#kernel/number-words.ts';
import { formatNumber } from '#kernel/rial.ts';
import { payTexts } from '#web/texts/repair-pay.ts';
import { Amount } from '#web/ui/figures/amount.tsx';
import { ChevronDown } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Note } from '#web/ui/note.tsx';
import { PrintPaperButton } from '../papers/print-paper-button.tsx';
import { PanelActions, PanelCard } from './panel-card.tsx';
import { PayOnlinePart } from './pay-online-part.tsx';
import { TransferAccounts } from './transfer-accounts.tsx';

type Props = {
  request: RepairRequest;
  pay: RepairView['pay'];
  title: string;
  notes: ReactNode;
  /** The invoice line by line, and its papers. */
  children: ReactNode;
};

/** An invoice of which a part is paid, or that one online payment does not reach: what remains and how to pay it. */
const PayInParts = ({ request, pay, title, notes, children }: Props) => {
  const { may, statusId, creditRial = 0, payment } = request;
  return (
    <>
      <PanelCard title={title}>
        {notes}
        <Balance request={request} />
        {creditRial > 0 && <Note>{payTexts.credit(creditRial)}</Note>}
        <details className="disclosure">
          <summary className="text-link">
            {payTexts.rows}
            <ChevronDown size={18} className="disclosure-mark" />
          </summary>
          <div className="grid gap-5 pt-4">{children}</div>
        </details>
      </PanelCard>
      {may.pay && payment.state !== 'pending' && pay && (
        <PayOnlinePart request={request} max={pay.onlineMaxRial} />
      )}
      {statusId === 3 && pay && pay.accounts.length > 0 && (
        <TransferAccounts reference={request.invoice?.number ?? request.fCode} accounts={pay.accounts} />
      )}
    </>
  );
};

const Balance = ({ request }: { request: RepairRequest }) => {
  const { invoice, payments = [], paidRial = 0, remainingRial = 0 } = request;
  if (!invoice) return null;
  return (
    <div className="grid gap-4">
      {remainingRial > 0 && (
        <p>
          <span className="block text-small text-ink-soft">{payTexts.remaining}</span>
          <Amount of={remainingRial} className="text-heading-2 font-extrabold" />
          <span className="block text-small text-ink-soft">{writeToman(remainingRial)}</span>
        </p>
      )}
      <progress max={invoice.payableRial} value={paidRial} aria-label={payTexts.paidShare} />
      <dl className="grid gap-2">
        <Row name={payTexts.payable} rial={invoice.payableRial} />
        {payments.map(({ number, method, at, amountRial }) => (
          <Row
            key={number}
            name={payTexts.paidBy(paymentMethodNames[method], formatJalaliDate(at))}
            rial={amountRial}
          />
        ))}
        <Row name={payTexts.remainingRial} rial={remainingRial} isSum />
      </dl>
      {payments.length > 0 && (
        <PanelActions>
          {payments.map((payment) => (
            <PrintPaperButton
              key={payment.number}
              paper="receipt"
              request={{ ...request, payments: [payment] }}
            >
              {payTexts.receipt(receiptOf(payment.number))}
            </PrintPaperButton>
          ))}
        </PanelActions>
      )}
    </div>
  );
};

const Row = ({ name, rial, isSum = false }: { name: string; rial: number; isSum?: boolean }) => (
  <div
    className={joinClasses(
      'flex justify-between gap-4',
      isSum ? 'border-t border-line pt-2 font-bold' : 'text-small',
    )}
  >
    <dt className={isSum ? '' : 'text-ink-soft'}>{name}</dt>
    <dd>
      <Amount of={rial} unit="none" />
    </dd>
  </div>
);

/** A receipt is numbered within its request. */
const receiptOf = (number: string): string => formatNumber(Number(number.split('-P')[1]));

export default PayInParts;
