import { Link } from 'react-router';
import { paymentMethodNames } from '#contract/repair/payment-method-names.ts';
import { paymentDayTexts, paymentListTexts } from '#web/texts/office/payments.ts';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/figures/amount.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { Count } from '#web/ui/figures/count.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import type { PaymentDay } from '../../app/queries/payment-queries.ts';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/data-table.tsx';

type Row = PaymentDay['rows'][number];

/** So many rows fit under the sums on one A4 page; more are left to the file. */
const maxPrinted = 20;

const kindClasses = {
  received: 'chip chip-success',
  struck: 'chip',
  duplicate: 'chip chip-danger',
  review: 'chip chip-warning',
  returned: 'chip chip-brand',
} as const;

const columns: readonly Column<Row>[] = [
  {
    id: 'request',
    head: paymentListTexts.request,
    isUnnamedInCard: true,
    cell: ({ traceNumber }) => (
      <Link to={`/repairs/${traceNumber}`} className="row-link">
        <Code>{traceNumber}</Code>
      </Link>
    ),
  },
  {
    id: 'kind',
    head: paymentDayTexts.kind,
    isCorner: true,
    cell: ({ kind }) => <span className={kindClasses[kind]}>{paymentDayTexts.kinds[kind]}</span>,
  },
  { id: 'method', head: paymentDayTexts.method, cell: ({ method }) => paymentMethodNames[method] },
  {
    id: 'amount',
    head: paymentListTexts.amount,
    isAmount: true,
    cell: ({ amountRial, kind }) => (
      <Amount of={amountRial} unit="none" className={kind === 'struck' ? 'line-through' : undefined} />
    ),
  },
  {
    id: 'reference',
    head: paymentListTexts.reference,
    cell: ({ reference }) => (reference ? <Code>{reference}</Code> : <span aria-hidden="true">—</span>),
  },
  { id: 'by', head: paymentDayTexts.by, isWideOnly: true, cell: ({ by }) => by || paymentDayTexts.bySystem },
  {
    id: 'at',
    head: paymentDayTexts.at,
    cell: ({ at }) => <DateText at={at} form="time" />,
  },
];

export const DayRows = ({
  title,
  rows,
  onAll,
}: {
  title: string;
  rows: readonly Row[];
  onAll?: (() => void) | undefined;
}) => (
  <section aria-label={title}>
    <header className="mb-2 flex flex-wrap items-center gap-3">
      <h2>{title}</h2>
      <Count className="text-fine text-ink-soft">{rows.length}</Count>
      {onAll && (
        <Button variant="plain" size="small" className="no-print" onClick={onAll}>
          {paymentDayTexts.allRows}
        </Button>
      )}
    </header>
    <div className={joinClasses(rows.length > maxPrinted && 'no-print')}>
      <DataTable caption={title} columns={columns} rows={rows} rowKey={({ key }) => key} />
    </div>
    {rows.length > maxPrinted && (
      <p className="hidden print:block">{paymentDayTexts.manyRows(rows.length)}</p>
    )}
  </section>
);
