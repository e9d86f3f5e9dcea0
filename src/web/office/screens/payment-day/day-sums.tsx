import { useState } from 'react';
import { paymentMethodNames } from '#contract/repair/payment-method-names.ts';
import { paymentDayTexts } from '#web/texts/office/payments.ts';
import { Amount } from '#web/ui/figures/amount.tsx';
import { Count } from '#web/ui/figures/count.tsx';
import type { PaymentDay } from '../../app/queries/payment-queries.ts';
import { Panel } from '../../ui/panel.tsx';
import { DayRows } from './day-rows.tsx';

type Row = PaymentDay['rows'][number];
/** Which rows a figure is made of. */
type Choice = { name: string; has: (row: Row) => boolean };

/** The figures of a day; pressing one shows exactly its rows. */
export const DaySums = ({ report }: { report: PaymentDay }) => {
  const [choice, setChoice] = useState<Choice>();
  const line = (
    name: string,
    sum: { count: number; sumRial: number },
    has: Choice['has'],
    isTotal = false,
  ) => (
    <tr key={name} className={isTotal ? 'font-bold' : undefined}>
      <th scope="row">
        <button
          type="button"
          className="text-link min-h-11 text-start"
          aria-pressed={choice?.name === name}
          onClick={() => setChoice({ name, has })}
        >
          {name}
        </button>
      </th>
      <td className="amount">
        <Count>{sum.count}</Count>
      </td>
      <td className="amount">
        <Amount of={sum.sumRial} unit="none" />
      </td>
    </tr>
  );
  return (
    <div className="grid gap-4">
      <Panel title={paymentDayTexts.byMethod} className="max-w-2xl">
        <table className="data-table -my-2">
          <thead>
            <tr>
              <th scope="col">{paymentDayTexts.method}</th>
              <th scope="col" className="amount">
                {paymentDayTexts.count}
              </th>
              <th scope="col" className="amount">
                {paymentDayTexts.sum}
              </th>
            </tr>
          </thead>
          <tbody>
            {report.methods.map((sum) =>
              line(
                paymentMethodNames[sum.method],
                sum,
                ({ kind, method }) => kind === 'received' && method === sum.method,
              ),
            )}
            {line(paymentDayTexts.total, report.received, ({ kind }) => kind === 'received', true)}
            {line(paymentDayTexts.refunded, report.returned, ({ kind }) => kind === 'returned')}
            {line(
              paymentDayTexts.gateway,
              report.gateway,
              ({ kind, method }) => method === 'online' && kind !== 'returned',
            )}
          </tbody>
        </table>
        <p className="mt-3 text-fine text-ink-soft">{paymentDayTexts.gatewayHint}</p>
      </Panel>
      <DayRows
        title={choice ? paymentDayTexts.rowsOf(choice.name) : paymentDayTexts.allRows}
        rows={choice ? report.rows.filter(choice.has) : report.rows}
        onAll={choice && (() => setChoice(undefined))}
      />
    </div>
  );
};
