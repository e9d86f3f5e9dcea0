import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { assigneeFilters, estimateFilters, warrantyFilters } from '#contract/office/list-filters.ts';
import { ageBounds, reportTexts } from '#contract/office/report-texts.ts';
import { filterTexts } from '#web/texts/office/queue-filters.ts';
import { queueTexts } from '#web/texts/office/repairs.ts';
import { repairQueries } from '../../app/queries/repair-queries.ts';
import { useMay } from '../../app/session/use-session.ts';
import { DateRangeFilter } from '../../ui/fields/date-range-filter.tsx';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { FilterSelect } from '../../ui/list/filter-select.tsx';
import type { QueueSearch } from './queue-address.rules.ts';

const CentreFilter = lazy(() => import('./centre-filter.tsx'));

/** The filters that are needed now and then. */
const QueueFilters = ({
  search,
  onChange,
}: {
  search: QueueSearch;
  onChange: (change: QueueSearch) => void;
}) => {
  const mayReadStaff = useMay('staff.read');
  const { data } = useQuery(repairQueries.filters());
  const centres = (data?.centres ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const products = (data?.products ?? []).map((name) => ({ value: name, label: name }));
  return (
    <FilterBar>
      {data?.hasMoreCentres ? (
        <Suspense>
          <CentreFilter value={search.centre} onChange={(value) => onChange({ centre: value })} />
        </Suspense>
      ) : (
        <FilterSelect
          label={queueTexts.centre}
          value={search.centre}
          options={centres}
          onChange={(value) => onChange({ centre: value })}
        />
      )}
      <FilterSelect
        label={queueTexts.product}
        value={search.product}
        options={products}
        onChange={(product) => onChange({ product })}
      />
      <FilterSelect
        label={queueTexts.place}
        value={search.inPlace}
        options={[
          { value: '0', label: queueTexts.atCompany },
          { value: '1', label: queueTexts.inPlace },
        ]}
        onChange={(value) => onChange({ inPlace: value === '1' || value === '0' ? value : undefined })}
      />
      <FilterSelect
        label={filterTexts.warranty}
        value={search.warranty}
        options={warrantyFilters.map((value) => ({ value, label: filterTexts.warranties[value] }))}
        onChange={(value) => onChange({ warranty: warrantyFilters.find((one) => one === value) })}
      />
      <FilterSelect
        label={filterTexts.estimate}
        value={search.estimate}
        options={estimateFilters.map((value) => ({ value, label: filterTexts.estimates[value] }))}
        onChange={(value) => onChange({ estimate: estimateFilters.find((one) => one === value) })}
      />
      <FilterSelect
        label={queueTexts.assignee}
        value={search.assignee}
        options={assigneeFilters
          .filter((value) => value !== 'gone' || mayReadStaff)
          .map((value) => ({ value, label: queueTexts.assignees[value] }))}
        onChange={(value) => onChange({ assignee: assigneeFilters.find((one) => one === value) })}
      />
      <FilterSelect
        label={filterTexts.ageFilter}
        value={search.ageFrom}
        options={ageBounds.map(({ from }, at) => ({
          value: String(from),
          label: reportTexts.ages[at] ?? '',
        }))}
        onChange={(value) => {
          const age = ageBounds.find(({ from }) => String(from) === value);
          onChange({ ageFrom: age?.from.toString(), ageTo: age?.to?.toString() });
        }}
      />
      <DateRangeFilter from={search.from} to={search.to} onChange={onChange} />
    </FilterBar>
  );
};

export default QueueFilters;
