import { useQuery } from '@tanstack/react-query';
import { writeYearWithoutHolidays } from '#contract/office/calendar-texts.ts';
import { workCalendarTexts as texts } from '#web/texts/office/work-calendar.ts';
import { Note } from '#web/ui/note.tsx';
import { type CalendarSearch, calendarQueries } from '../../app/queries/calendar-queries.ts';
import { type AddressTable, isIntegerFrom } from '../../ui/list/address-state.rules.ts';
import { useAddressState } from '../../ui/list/use-address-state.ts';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { HolidaysPanel } from './holidays-panel.tsx';
import { TargetsForm } from './targets-form.tsx';

const address = { year: isIntegerFrom(1300, 1500) } satisfies AddressTable<CalendarSearch>;

/** How long each step may take, and the days that nobody works. */
export const Component = () => {
  const [{ year }, setSearch] = useAddressState(address);
  const calendar = useQuery(calendarQueries.year(year));
  return (
    <>
      <ScreenHead title={texts.title} />
      <QueryFrame query={calendar} skeletonClass="h-96">
        {(shown) => (
          <div className="grid gap-4">
            {shown.yearsWithoutHolidays.map((missing) => (
              <Note key={missing} tone="warning" role="status">
                {writeYearWithoutHolidays(missing)}
              </Note>
            ))}
            <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
              <TargetsForm key={shown.rev} targets={shown.targets} rev={shown.rev} />
              <HolidaysPanel calendar={shown} onYear={(chosen) => setSearch({ year: String(chosen) })} />
            </div>
          </div>
        )}
      </QueryFrame>
    </>
  );
};
