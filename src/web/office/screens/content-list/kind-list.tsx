import { useQuery } from '@tanstack/react-query';
import { type ContentKind, contentKinds, kindFacts } from '#contract/content/kinds.ts';
import {
  contentMarkNames,
  contentMarks,
  contentStateNames,
  contentStates,
} from '#contract/office/content-filters.ts';
import { formatNumber } from '#kernel/rial.ts';
import { contentTexts } from '#web/texts/office/content.ts';
import { type ContentSearch, contentQueries } from '../../app/queries/content-queries.ts';
import { AddLink, KindHead } from '../../ui/content/kind-head.tsx';
import { type AddressTable, isTextUpTo, pageAddress } from '../../ui/list/address-state.rules.ts';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { FilterSelect } from '../../ui/list/filter-select.tsx';
import { ListEmptyState, ListFrame } from '../../ui/list/list-frame.tsx';
import { SearchBox } from '../../ui/list/search-box.tsx';
import { StateTabs } from '../../ui/list/state-tabs.tsx';
import { useAddressState } from '../../ui/list/use-address-state.ts';
import { useRowChoice } from '../../ui/list/use-row-choice.ts';
import { ContentTable } from './content-table.tsx';
import { ManyBar } from './many-bar.tsx';
import { TreeSwitch } from './tree-switch.tsx';

const sorts = ['latest', 'title', 'id'] as const;
const address = {
  state: contentStates,
  mark: contentMarks,
  q: isTextUpTo(200),
  ...pageAddress,
  sort: sorts,
} satisfies AddressTable<ContentSearch>;

/** The items of a kind: states as tabs, marks, search, order and pages, all kept in the address. */
export const KindList = ({ kind }: { kind: ContentKind }) => {
  const [search, setSearch] = useAddressState(address);
  const { page = '1', size = '25', sort, ...filter } = search;
  const list = useQuery(
    contentQueries.list({ kind, ...filter, page, size, sort: sort ?? readDefaultSort(kind) }),
  );
  const counts = list.data?.counts;
  const choice = useRowChoice(list.data?.items, ({ id }) => String(id));
  const { many } = contentKinds[kind];
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <KindHead kind={kind}>{kind === 'page' && <TreeSwitch isTree={false} />}</KindHead>
      <StateTabs
        label={contentTexts.column.state}
        value={search.state}
        all={contentTexts.all}
        options={contentStates.map((state) => ({
          value: state,
          label: contentStateNames[state],
          count: counts?.[state] ?? 0,
        }))}
        onChange={(state) => setSearch({ state })}
      />
      <FilterBar>
        <SearchBox label={contentTexts.search(many)} value={search.q} onSearch={(q) => setSearch({ q })} />
        <FilterSelect
          label={contentTexts.mark}
          value={search.mark}
          options={contentMarks.map((mark) => ({
            value: mark,
            label: `${contentMarkNames[mark]} (${formatNumber(counts?.[mark] ?? 0)})`,
          }))}
          onChange={(mark) => setSearch({ mark: contentMarks.find((one) => one === mark) })}
        />
        <FilterSelect
          label={contentTexts.sort}
          value={search.sort ?? readDefaultSort(kind)}
          hasAll={false}
          options={sorts.map((one) => ({ value: one, label: contentTexts.sorts[one] }))}
          onChange={(value) => setSearch({ sort: sorts.find((one) => one === value) })}
        />
      </FilterBar>
      <ListFrame
        query={list}
        search={search}
        onPage={setSearch}
        empty={
          isFiltered ? (
            <ListEmptyState title={contentTexts.noneFound} />
          ) : (
            <ListEmptyState title={contentTexts.empty(many)} action={<AddLink kind={kind} />}>
              {contentTexts.emptyHint}
            </ListEmptyState>
          )
        }
      >
        {(shown) => <ContentTable kind={kind} rows={shown.items} choice={choice} />}
      </ListFrame>
      <ManyBar kind={kind} choice={choice} />
    </>
  );
};

/** Fixed pages stand in their own order, the rest by their last change. */
const readDefaultSort = (kind: ContentKind) => (kindFacts(kind).isFixed ? 'id' : 'latest');
