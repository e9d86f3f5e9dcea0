import { useQuery } from '@tanstack/react-query';
import { formatJalaliWeekday, tehranDay } from '#kernel/jalali.ts';
import { visitTexts as texts } from '#web/texts/office/visits.ts';
import { Button } from '#web/ui/button.tsx';
import { Printer } from '#web/ui/icons.ts';
import { type VisitSearch, visitQueries } from '../../app/queries/visit-queries.ts';
import { type AddressTable, isDay, isIntegerFrom } from '../../ui/list/address-state.rules.ts';
import { DaySteps } from '../../ui/list/day-steps.tsx';
import { FilterSelect } from '../../ui/list/filter-select.tsx';
import { ListEmptyState } from '../../ui/list/list-frame.tsx';
import { useAddressState } from '../../ui/list/use-address-state.ts';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { VisitTable } from './visit-table.tsx';

const address = { day: isDay, staffId: isIntegerFrom(1, 999_999_999) } satisfies AddressTable<VisitSearch>;

/** The visits of one day: of everyone for the desk, their own for a technician; a sheet to take along. */
export const Component = () => {
  const [search, setSearch] = useAddressState(address);
  const day = search.day ?? tehranDay(new Date());
  const list = useQuery(visitQueries.day({ day, staffId: search.staffId }));
  const technicians = list.data?.technicians ?? [];
  return (
    <>
      <ScreenHead title={texts.heading(formatJalaliWeekday(day))}>
        <Button onClick={() => window.print()}>
          <Printer size={18} />
          {texts.print}
        </Button>
      </ScreenHead>
      <DaySteps day={day} onDay={(next) => setSearch({ day: next })}>
        {technicians.length > 0 && (
          <FilterSelect
            label={texts.technician}
            value={search.staffId}
            options={technicians.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(staffId) => setSearch({ staffId })}
          />
        )}
      </DaySteps>
      <QueryFrame query={list} skeletonClass="h-96">
        {({ items }) =>
          items.length === 0 ? <ListEmptyState title={texts.empty} /> : <VisitTable visits={items} />
        }
      </QueryFrame>
    </>
  );
};
