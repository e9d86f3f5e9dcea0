import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { assigneeFilters } from '#contract/office/list-filters.ts';
import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { requestPageTexts } from '#web/texts/office/request.ts';
import { benchTexts as texts } from '#web/texts/office/service-report.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { type BenchFilters, type BenchItem, benchQueries } from '../../app/queries/bench-queries.ts';
import { useMay } from '../../app/session/use-session.ts';
import { type AddressTable, isTextUpTo, pageAddress } from '../../ui/list/address-state.rules.ts';
import { ListEmptyState, ListFrame } from '../../ui/list/list-frame.tsx';
import { SearchBox } from '../../ui/list/search-box.tsx';
import { StateTabs } from '../../ui/list/state-tabs.tsx';
import { useAddressState } from '../../ui/list/use-address-state.ts';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { StatusCircle } from '../../ui/status-circle.tsx';
import './bench.css';
import { WorkReturnChip } from '../../ui/repair/work-return-chip.tsx';

const address = {
  q: isTextUpTo(200),
  assignee: [...assigneeFilters, 'all'],
  ...pageAddress,
} satisfies AddressTable<BenchFilters>;

/** What a technician has to do: own requests, those without a responsible person, or all that are open. */
export const Component = () => {
  const [search, setSearch] = useAddressState(address);
  const { page = '1', size = '25', q } = search;
  const isDesk = useMay('repairs.read');
  // A technician begins with their own requests; a search, or somebody with the desk's queue, with all.
  const assignee = search.assignee ?? (isDesk || q ? 'all' : 'me');
  const list = useQuery(benchQueries.list({ q, assignee, page, size }));
  return (
    <>
      <ScreenHead title={officeMenuTexts.bench} />
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <SearchBox label={texts.search} value={q} onSearch={(next) => setSearch({ q: next })} />
        <StateTabs
          label={officeMenuTexts.bench}
          value={assignee === 'all' ? undefined : assignee}
          all={texts.all}
          options={[
            { value: 'me', label: texts.mine },
            { value: 'nobody', label: texts.nobody },
          ]}
          onChange={(next) => setSearch({ assignee: (next ?? 'all') as 'me' | 'nobody' | 'all' })}
        />
      </div>
      <ListFrame
        query={list}
        search={search}
        onPage={setSearch}
        empty={<ListEmptyState title={texts.none} />}
      >
        {({ items }) => (
          <ul className="bench-list">
            {items.map((item) => (
              <BenchCard key={item.traceNumber} item={item} />
            ))}
          </ul>
        )}
      </ListFrame>
    </>
  );
};

const BenchCard = ({ item }: { item: BenchItem }) => (
  <li className="panel bench-card">
    <Link to={`/bench/${item.traceNumber}`} className="bench-link">
      <bdi className="font-semibold">
        <UnbrokenText>{item.productName}</UnbrokenText>
      </bdi>
      <Code className="text-ink-soft">{item.serialNumber}</Code>
    </Link>
    <span className="chip chip-brand">
      <StatusCircle status={item.statusId} waitsFor={item.waitsFor} />
      {item.statusTitle}
    </span>
    <span className={item.isOverdue ? 'chip chip-danger' : 'chip'}>{requestPageTexts.age(item.ageDays)}</span>
    {item.isWorkReturn && <WorkReturnChip />}
    <span className="flex w-full flex-wrap gap-x-3 text-fine text-ink-soft">
      <Code>{item.traceNumber}</Code>
      <bdi>{item.centreName}</bdi>
      {item.assignee && <bdi>{item.assignee.name}</bdi>}
    </span>
  </li>
);
