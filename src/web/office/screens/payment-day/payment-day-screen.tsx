import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatJalaliDate, tehranDay } from '#kernel/jalali.ts';
import { paymentDayTexts } from '#web/texts/office/payments.ts';
import { Button } from '#web/ui/button.tsx';
import { ChevronLeft, ChevronRight, Printer } from '#web/ui/icons.ts';
import { downloadFile } from '../../app/download-file.ts';
import { paymentQueries } from '../../app/queries/payment-queries.ts';
import { JalaliDateField } from '../../ui/fields/jalali-date-field.tsx';
import { ExportMenu } from '../../ui/list/export-menu.tsx';
import { EmptyState } from '../../ui/list/list-frame.tsx';
import { useAddressState } from '../../ui/list/use-address-state.ts';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { DaySums } from './day-sums.tsx';

const query = async () =>
  (await import('#contract/office/calls/payment-calls.ts')).paymentCalls.getPaymentDay.query;

/** The money of one Tehran day: sums, what the gateway should show, and the rows they are made of. */
export const Screen = () => {
  const [{ day: chosen }, setSearch] = useAddressState(query);
  const day = chosen ?? tehranDay(new Date());
  const report = useQuery(paymentQueries.day(day));
  const isToday = day >= tehranDay(new Date());
  return (
    <>
      <ScreenHead
        title={paymentDayTexts.heading(formatJalaliDate(day))}
        above={
          <Link to="/payments" className="text-link no-print">
            {paymentDayTexts.back}
          </Link>
        }
      >
        <span className="no-print flex flex-wrap gap-2">
          <Button onClick={() => window.print()}>
            <Printer size={18} />
            {paymentDayTexts.print}
          </Button>
          <ExportMenu onExport={(format) => downloadFile('/payments/day/export', { day, format })} />
        </span>
      </ScreenHead>
      <div className="no-print mb-4 flex flex-wrap items-end gap-2">
        <Button className="button-small" onClick={() => setSearch({ day: shiftDay(day, -1) })}>
          <ChevronRight size={18} />
          {paymentDayTexts.previous}
        </Button>
        <JalaliDateField
          label={paymentDayTexts.day}
          className="date-filter w-52"
          value={day}
          hasClear={false}
          max={tehranDay(new Date())}
          onChange={(next) => next && setSearch({ day: next })}
        />
        <Button
          className="button-small"
          disabled={isToday}
          onClick={() => setSearch({ day: shiftDay(day, 1) })}
        >
          {paymentDayTexts.next}
          <ChevronLeft size={18} />
        </Button>
      </div>
      <QueryFrame query={report} skeletonClass="h-96">
        {(shown) =>
          shown.rows.length === 0 ? (
            <EmptyState title={paymentDayTexts.empty} />
          ) : (
            <DaySums key={shown.day} report={shown} />
          )
        }
      </QueryFrame>
    </>
  );
};

/** The day before or after; days are counted at noon, so that no change of clocks skips one. */
const shiftDay = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);
