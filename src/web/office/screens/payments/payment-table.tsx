import { Link } from 'react-router';
import { paymentListTexts } from '#web/texts/office/payments.ts';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/figures/amount.tsx';
import { ClampedText } from '#web/ui/figures/clamped-text.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import type { PaymentAttempt } from '../../app/queries/payment-queries.ts';
import { AttemptStateChip } from '../../ui/attempt-state-chip.tsx';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import { May } from '../../ui/may.tsx';
import type { PaymentActionName } from './payment-action.tsx';

type OnAction = (name: PaymentActionName, attempt: PaymentAttempt) => void;

const columnsOf = (onAction: OnAction): readonly Column<PaymentAttempt>[] => [
  {
    id: 'request',
    head: paymentListTexts.request,
    isUnnamedInCard: true,
    cell: ({ traceNumber, centreName, productName }) => (
      <>
        <Link to={`/repairs/${traceNumber}`} className="row-link">
          <Code>{traceNumber}</Code>
        </Link>
        <ClampedText className="max-w-80 text-fine text-ink-soft">{centreName || productName}</ClampedText>
      </>
    ),
  },
  {
    id: 'amount',
    head: paymentListTexts.amount,
    isAmount: true,
    cell: ({ amountRial }) => (
      <span title={paymentListTexts.toman(amountRial)}>
        <Amount of={amountRial} unit="none" />
      </span>
    ),
  },
  {
    id: 'state',
    head: paymentListTexts.state,
    isCorner: true,
    cell: ({ state }) => <AttemptStateChip state={state} />,
  },
  {
    id: 'reference',
    head: paymentListTexts.reference,
    cell: ({ reference }) => (reference ? <Code>{reference}</Code> : <span aria-hidden="true">—</span>),
  },
  {
    id: 'startedAt',
    head: paymentListTexts.startedAt,
    cell: ({ startedAt }) => <DateText at={startedAt} form="moment" />,
  },
  {
    id: 'actions',
    head: <span className="sr-only">{paymentListTexts.actions}</span>,
    cell: (attempt) =>
      attempt.may.return && (
        <May permission="payments.refund">
          <Button
            variant="plain"
            size="small"
            aria-label={`${paymentListTexts.refund} ${attempt.traceNumber}`}
            onClick={() => onAction('refund', attempt)}
          >
            {paymentListTexts.refund}
          </Button>
        </May>
      ),
  },
];

export const PaymentTable = ({ rows, onAction }: { rows: readonly PaymentAttempt[]; onAction: OnAction }) => (
  <DataTable
    caption={paymentListTexts.caption}
    columns={columnsOf(onAction)}
    rows={rows}
    rowKey={({ id }) => String(id)}
  />
);
