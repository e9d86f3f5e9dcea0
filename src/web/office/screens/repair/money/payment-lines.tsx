import { paymentMethodNames } from '#contract/repair/payment-method-names.ts';
import { formatJalaliDate } from '#kernel/jalali.ts';
import { moneyTexts } from '#web/texts/office/request.ts';
import { Amount } from '#web/ui/figures/amount.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import type { RequestDetails } from '../../../app/queries/repair-queries.ts';
import { MoneyEntry } from './money-entry.tsx';

const stateClasses: Readonly<Record<string, string>> = {
  paid: 'chip chip-success',
  failed: 'chip',
  expired: 'chip',
  needs_review: 'chip chip-danger',
  duplicate_paid: 'chip chip-danger',
};

export const HandPaymentLine = ({
  payment,
  onStrike,
}: {
  payment: RequestDetails['handPayments'][number];
  /** Where it can be taken out of the count. */
  onStrike?: (() => void) | undefined;
}) => {
  const isStruck = payment.struckAt !== null;
  return (
    <MoneyEntry
      name={paymentMethodNames[payment.method]}
      amount={<Amount of={payment.amountRial} />}
      chip={isStruck ? moneyTexts.struck : moneyTexts.invoiceStates.paid}
      chipClass={isStruck ? 'chip chip-danger' : 'chip chip-success'}
      at={payment.at}
      by={payment.by}
      isStruck={isStruck}
    >
      <Reference reference={payment.reference} />
      <ReceiptNumber payment={payment} />
      {onStrike && !isStruck && (
        <button type="button" className="text-link justify-self-start text-small" onClick={onStrike}>
          {moneyTexts.strike}
        </button>
      )}
      {payment.struckReason && (
        <p dir="auto" className="text-fine text-ink-soft">
          {payment.struckReason}
        </p>
      )}
    </MoneyEntry>
  );
};

export const OnlinePaymentLine = ({ payment }: { payment: RequestDetails['onlinePayments'][number] }) => (
  <MoneyEntry
    name={paymentMethodNames.online}
    amount={<Amount of={payment.amountRial} />}
    chip={moneyTexts.onlineStates[payment.state] ?? payment.state}
    chipClass={stateClasses[payment.state] ?? 'chip chip-warning'}
    at={payment.finishedAt ?? payment.startedAt}
    isStruck={
      payment.struckAt !== null ||
      payment.refundedOn !== null ||
      payment.state === 'failed' ||
      payment.state === 'expired'
    }
  >
    <Reference reference={payment.reference} />
    <ReceiptNumber payment={payment} />
    {payment.refundedOn && (
      <p className="text-fine">{moneyTexts.refunded(formatJalaliDate(payment.refundedOn))}</p>
    )}
  </MoneyEntry>
);

const ReceiptNumber = ({ payment }: { payment: { number: string | null; remainedRial: number } }) =>
  payment.number ? (
    <p className="text-fine text-ink-soft">
      {moneyTexts.receiptNumber}: <Code>{payment.number}</Code>
      {payment.remainedRial > 0 && (
        <>
          {'، '}
          {moneyTexts.remainedThen}: <Amount of={payment.remainedRial} />
        </>
      )}
    </p>
  ) : null;

const Reference = ({ reference }: { reference: string | null }) =>
  reference ? (
    <p className="text-fine text-ink-soft">
      {moneyTexts.reference}: <Code>{reference}</Code>
    </p>
  ) : null;
