import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paymentListTexts } from '#web/texts/office/payments.ts';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/figures/amount.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { type PaymentAttempt, paymentQueries } from '../../app/queries/payment-queries.ts';
import { AttemptStateChip } from '../../ui/attempt-state-chip.tsx';
import { May } from '../../ui/may.tsx';
import { Panel } from '../../ui/panel.tsx';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { AskBankButton } from './ask-bank-button.tsx';
import type { PaymentActionName } from './payment-action.tsx';

type OnAction = (name: PaymentActionName, attempt: PaymentAttempt) => void;

/** The payments that wait for a decision, the longest waiting first, with the bank's last answer. */
export const ReviewList = ({ onAction }: { onAction: OnAction }) => {
  const review = useQuery(paymentQueries.review());
  return (
    <Panel title={paymentListTexts.review} hint={paymentListTexts.reviewHint}>
      <QueryFrame query={review} skeletonClass="h-24">
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-soft" role="status">
              {paymentListTexts.noReview}
            </p>
          ) : (
            <ul className="-my-4 divide-y divide-line">
              {items.map((attempt) => (
                <ReviewItem key={attempt.id} attempt={attempt} onAction={onAction} />
              ))}
            </ul>
          )
        }
      </QueryFrame>
    </Panel>
  );
};

const ReviewItem = ({ attempt, onAction }: { attempt: PaymentAttempt; onAction: OnAction }) => (
  <li className="grid gap-x-6 gap-y-2 py-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_12rem]">
    <div className="grid content-start gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Amount of={attempt.amountRial} className="text-title font-bold" />
        <AttemptStateChip state={attempt.state} />
      </div>
      <div className="text-fine text-ink-soft">
        {paymentListTexts.traceNumber}{' '}
        <Link to={`/repairs/${attempt.traceNumber}`} className="text-link">
          <Code>{attempt.traceNumber}</Code>
        </Link>
        {'، '}
        <bdi>{attempt.centreName || attempt.productName}</bdi>
      </div>
      <div className="text-fine text-ink-soft">
        <DateText at={attempt.startedAt} form="moment" />
        {attempt.reference && (
          <>
            {'، '}
            {paymentListTexts.reference} <Code>{attempt.reference}</Code>
          </>
        )}
      </div>
    </div>
    <div className="grid content-start gap-1">
      {attempt.reason && <p>{attempt.reason}</p>}
      <BankAnswer attempt={attempt} />
    </div>
    <div className="flex flex-wrap items-start gap-2 lg:flex-col lg:items-stretch">
      <May permission="payments.review">
        {attempt.may.ask && <AskBankButton attempt={attempt} />}
        {attempt.may.close && (
          <Button size="small" onClick={() => onAction('close', attempt)}>
            {paymentListTexts.close}
          </Button>
        )}
      </May>
      <May permission="payments.refund">
        {attempt.may.return && (
          <Button size="small" onClick={() => onAction('refund', attempt)}>
            {paymentListTexts.refund}
          </Button>
        )}
      </May>
    </div>
  </li>
);

const BankAnswer = ({ attempt: { bank } }: { attempt: PaymentAttempt }) => (
  <p className="text-fine text-ink-soft">
    {bank ? (
      <>
        {paymentListTexts.bank}: {bank.words}{' '}
        {bank.code !== null && <Code className="chip">{String(bank.code)}</Code>}{' '}
        <DateText at={bank.at} form="moment" />
      </>
    ) : (
      paymentListTexts.noBank
    )}
  </p>
);
