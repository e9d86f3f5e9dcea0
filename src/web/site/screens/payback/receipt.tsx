import type { ReactNode } from 'react';
import type { VerifyPaymentData } from '#contract/repair/money-entities.ts';
import { bankPaymentTexts, writePaymentMessage, writeRefund } from '#contract/repair/payment-texts.ts';
import { steps } from '#contract/repair/steps.ts';
import { formatNumber } from '#kernel/rial.ts';
import { paybackTexts } from '#web/texts/payback.ts';
import { Amount } from '#web/ui/figures/amount.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { CircleCheck, CircleX, Clock3, type Icon, UserRoundSearch } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import type { PaybackResult } from './decide-result.ts';

type StateStyle = { Icon: Icon; ground: string; mark: string };

const good: StateStyle = { Icon: CircleCheck, ground: 'bg-success-soft', mark: 'text-success' };
const bad: StateStyle = { Icon: CircleX, ground: 'bg-danger-soft', mark: 'text-danger' };
const stateStyles: Record<PaybackResult['state'], StateStyle> = {
  paid: good,
  duplicate: good,
  failed: bad,
  unknown: bad,
  pending: { Icon: Clock3, ground: 'bg-warning-soft', mark: 'text-warning' },
  review: { Icon: UserRoundSearch, ground: 'bg-warning-soft', mark: 'text-warning' },
};

/** The transaction as a slip of paper: how it ended on top, its figures below. */
export const Receipt = ({ result, isAsking }: { result: PaybackResult; isAsking: boolean }) => {
  const { Icon, ground, mark } = stateStyles[result.state];
  const returnedOn = result.payment?.returnedOn;
  const words = returnedOn
    ? writeRefund(returnedOn)
    : result.payment && result.state === result.payment.state
      ? writePaymentMessage(result.payment)
      : bankPaymentTexts[result.state === 'unknown' ? 'failed' : result.state];
  return (
    <section className="card" aria-labelledby="payback-status">
      <div className={joinClasses('flex items-start gap-4 px-5 py-5 sm:px-7 sm:py-6', ground)}>
        {isAsking ? (
          <span aria-hidden="true" className={joinClasses('spinner mt-2 shrink-0 text-heading-3', mark)} />
        ) : (
          <Icon size={36} className={joinClasses('mt-0.5 shrink-0', mark)} />
        )}
        <div role="status">
          <p id="payback-status" className="text-fine font-semibold text-ink-soft">
            {paybackTexts.status}
          </p>
          <p className="text-heading-3 font-extrabold">{isAsking ? paybackTexts.checking : words}</p>
        </div>
      </div>
      {result.payment && <Figures payment={result.payment} />}
      {result.state === 'paid' && !result.payment?.remainingRial && <Progress />}
    </section>
  );
};

const Figures = ({ payment }: { payment: VerifyPaymentData }) => {
  const { reference, amountRial, paidAt, fCode } = payment;
  return (
    <dl className="px-5 py-2 sm:px-7">
      {reference && (
        <Figure name={paybackTexts.reference}>
          <Code className="text-title font-bold tracking-normal">{reference}</Code>
        </Figure>
      )}
      <Figure name={paybackTexts.amount}>
        <Amount of={amountRial} className="text-title font-bold" />{' '}
        <span className="text-ink-soft">{paybackTexts.toman(formatNumber(amountRial / 10))}</span>
      </Figure>
      {paidAt && (
        <Figure name={paybackTexts.date}>
          <DateText at={paidAt} form="full" />
        </Figure>
      )}
      <Figure name={paybackTexts.traceNumber}>
        <Code>{fCode}</Code>
      </Figure>
    </dl>
  );
};

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3 last:border-b-0">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);

/** The six circles of the repair; payment fills the fourth. */
const Progress = () => (
  <div className="no-print border-t border-line bg-brand-mist px-5 py-4 sm:px-7">
    <div aria-hidden="true" className="mb-2 flex gap-2">
      {steps.map((step) => (
        <span
          key={step}
          className={joinClasses(
            'size-4 rounded-full border-2',
            step <= 4 ? 'border-brand bg-brand' : 'border-line-strong',
          )}
        />
      ))}
    </div>
    <p className="text-small text-ink-soft">{paybackTexts.progress}</p>
  </div>
);
