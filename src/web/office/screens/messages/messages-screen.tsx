import { useQuery } from '@tanstack/react-query';
import { messageStates } from '#contract/office/list-filters.ts';
import { messageTexts } from '#web/texts/office/messages.ts';
import { downloadFile } from '../../app/download-file.ts';
import { type MessageSearch, messageQueries } from '../../app/queries/message-queries.ts';
import { DateRangeFilter } from '../../ui/fields/date-range-filter.tsx';
import {
  type AddressTable,
  isDay,
  isIntegerFrom,
  isTextUpTo,
  pageAddress,
  withoutPage,
} from '../../ui/list/address-state.rules.ts';
import { ExportMenu } from '../../ui/list/export-menu.tsx';
import { countActive, FilterBar } from '../../ui/list/filter-bar.tsx';
import { FilterSelect } from '../../ui/list/filter-select.tsx';
import { ListEmptyState, ListFrame } from '../../ui/list/list-frame.tsx';
import { SearchBox } from '../../ui/list/search-box.tsx';
import { StateTabs } from '../../ui/list/state-tabs.tsx';
import { useAddressState } from '../../ui/list/use-address-state.ts';
import { useRowChoice } from '../../ui/list/use-row-choice.ts';
import { May } from '../../ui/may.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { MessageTable } from './message-table.tsx';
import { SpamBar } from './spam-bar.tsx';

const address = {
  state: messageStates,
  staffId: isIntegerFrom(0, 999_999_999),
  q: isTextUpTo(200),
  from: isDay,
  to: isDay,
  ...pageAddress,
} satisfies AddressTable<MessageSearch>;

/** The contact inbox: what is new first, by state, person, days and folded search. */
export const Component = () => {
  const [search, setSearch] = useAddressState(address);
  const filters = withoutPage(search);
  const list = useQuery(messageQueries.list(search));
  const { data: people = [] } = useQuery(messageQueries.people());
  const choice = useRowChoice(list.data?.items, ({ id }) => String(id));
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      <ScreenHead title={messageTexts.title}>
        <May permission="messages.export">
          <ExportMenu onExport={(format) => downloadFile('/messages/export', { ...filters, format })} />
        </May>
      </ScreenHead>
      <StateTabs
        label={messageTexts.state}
        value={search.state}
        all={messageTexts.all}
        options={messageStates.map((state) => ({
          value: state,
          label: messageTexts.states[state],
          count: list.data?.counts[state] ?? 0,
        }))}
        onChange={(state) => setSearch({ state })}
      />
      <FilterBar
        search={<SearchBox label={messageTexts.search} value={search.q} onSearch={(q) => setSearch({ q })} />}
        activeCount={countActive(search.staffId, search.from, search.to)}
      >
        <FilterSelect
          label={messageTexts.person}
          value={search.staffId}
          options={[
            { value: '0', label: messageTexts.nobody },
            ...people.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(staffId) => setSearch({ staffId })}
        />
        <DateRangeFilter from={search.from} to={search.to} onChange={setSearch} />
      </FilterBar>
      <ListFrame
        query={list}
        search={search}
        onPage={setSearch}
        empty={
          isFiltered ? (
            <ListEmptyState title={messageTexts.noneFound} />
          ) : (
            <ListEmptyState title={messageTexts.empty}>{messageTexts.emptyHint}</ListEmptyState>
          )
        }
      >
        {(shown) => <MessageTable rows={shown.items} choice={choice} />}
      </ListFrame>
      <SpamBar choice={choice} isSpamList={search.state === 'spam'} />
    </>
  );
};
