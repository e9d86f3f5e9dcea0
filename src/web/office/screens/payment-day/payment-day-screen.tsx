import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatJalaliDate, tehranDay } from '#kernel/jalali.ts';
import { paymentDayTexts } from '#web/texts/office/payments.ts';
import { Button } from '#web/ui/button.tsx';
import { Printer } from '#web/ui/icons.ts';
import { downloadFile } from '../../app/download-file.ts';
import { type PaymentDaySearch, paymentQueries } from '../../app/queries/payment-queries.ts';
import { type AddressTable, isDay } from '../../ui/list/address-state.rules.ts';
import { DaySteps } from '../../ui/list/day-steps.tsx';
import { ExportMenu } from '../../ui/list/export-menu.tsx';
import { ListEmptyState } from '../../ui/list/list-frame.tsx';
import { useAddressState } from '../../ui/list/use-address-state.ts';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { DaySums } from './day-sums.tsx';

const address = { day: isDay } satisfies AddressTable<PaymentDaySearch>;

/** The money of one Tehran day: sums, what the gateway should show, and the rows they are made of. */
export const Component = () => {
  const [{ day: chosen }, setSearch] = useAddressState(address);
  const day = chosen ?? tehranDay(new Date());
  const report = useQuery(paymentQueries.day(day));
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
      <DaySteps day={day} max={tehranDay(new Date())} onDay={(next) => setSearch({ day: next })} />
      <QueryFrame query={report} skeletonClass="h-96">
        {(shown) =>
          shown.rows.length === 0 ? (
            <ListEmptyState title={paymentDayTexts.empty} />
          ) : (
            <DaySums key={shown.day} report={shown} />
          )
        }
      </QueryFrame>
    </>
  );
};
