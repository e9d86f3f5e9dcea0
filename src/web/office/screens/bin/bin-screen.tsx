import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { binTexts } from '#web/texts/office/bin.ts';
import { Button } from '#web/ui/button.tsx';
import { type BinSearch, contentQueries } from '../../app/queries/content-queries.ts';
import { KindPath } from '../../ui/content/kind-head.tsx';
import { type AddressTable, isTextUpTo, pageAddress } from '../../ui/list/address-state.rules.ts';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { ListEmptyState, ListFrame } from '../../ui/list/list-frame.tsx';
import { SearchBox } from '../../ui/list/search-box.tsx';
import { useAddressState } from '../../ui/list/use-address-state.ts';
import { May } from '../../ui/may.tsx';
import { Trash } from '../../ui/office-icons.ts';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { BinTable } from './bin-table.tsx';
import { EmptyBinDialog } from './empty-bin-dialog.tsx';

const address = {
  q: isTextUpTo(200),
  ...pageAddress,
} satisfies AddressTable<BinSearch>;

/** What was deleted in the last 30 days, over all kinds: to be brought back or removed for good. */
export const Component = () => {
  const [search, setSearch] = useAddressState(address);
  const { page = '1', size = '25', q } = search;
  const list = useQuery(contentQueries.bin({ q, page, size }));
  const [isEmptying, setEmptying] = useState(false);
  const total = list.data?.total ?? 0;
  return (
    <>
      <ScreenHead title={binTexts.title} above={<KindPath />}>
        {total > 0 && !q && (
          <May permission="content.purge">
            <Button onClick={() => setEmptying(true)}>
              <Trash size={18} />
              {binTexts.empty}
            </Button>
          </May>
        )}
      </ScreenHead>
      <p className="mb-4 text-ink-soft">{binTexts.hint}</p>
      <FilterBar>
        <SearchBox label={binTexts.search} value={q} onSearch={(next) => setSearch({ q: next })} />
      </FilterBar>
      <ListFrame
        query={list}
        search={search}
        onPage={setSearch}
        empty={<ListEmptyState title={q ? binTexts.noneFound : binTexts.nothing} />}
      >
        {({ items }) => <BinTable rows={items} />}
      </ListFrame>
      {isEmptying && <EmptyBinDialog total={total} onClose={() => setEmptying(false)} />}
    </>
  );
};
