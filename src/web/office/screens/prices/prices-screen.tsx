import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { searchWords } from '#kernel/search-key.ts';
import { priceTexts } from '#web/texts/office/desk-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Plus } from '#web/ui/icons.ts';
import { type Price, priceQueries } from '../../app/queries/desk-setting-queries.ts';
import { isTextUpTo } from '../../ui/list/address-state.rules.ts';
import { ListEmptyState, ListFrame } from '../../ui/list/list-frame.tsx';
import { SearchBox } from '../../ui/list/search-box.tsx';
import { useAddressState } from '../../ui/list/use-address-state.ts';
import { May } from '../../ui/may.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { findPrices } from './find-prices.rules.ts';
import { PriceDialog } from './price-dialog.tsx';
import { PriceTable } from './price-table.tsx';

const address = { q: isTextUpTo(200) };

/** What parts and work cost; offered while an estimate or an invoice is written. */
export const Component = () => {
  const list = useQuery(priceQueries.list());
  const [search, setSearch] = useAddressState(address);
  const [open, setOpen] = useState<Price | 'new'>();
  return (
    <>
      <ScreenHead title={priceTexts.title}>
        <SearchBox label={priceTexts.search} value={search.q} onSearch={(q) => setSearch({ q })} />
        <May permission="pricelist.write">
          <Button variant="accent" onClick={() => setOpen('new')}>
            <Plus size={18} />
            {priceTexts.add}
          </Button>
        </May>
      </ScreenHead>
      <p className="mb-3 text-small text-ink-soft">{priceTexts.intro}</p>
      <ListFrame
        query={list}
        empty={<ListEmptyState title={priceTexts.empty}>{priceTexts.emptyHint}</ListEmptyState>}
      >
        {({ items }) => <Found items={findPrices(items, searchWords(search.q ?? ''))} onChange={setOpen} />}
      </ListFrame>
      {open && <PriceDialog price={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  );
};

const Found = ({ items, onChange }: { items: readonly Price[]; onChange: (price: Price) => void }) =>
  items.length === 0 ? (
    <ListEmptyState title={priceTexts.noneFound} />
  ) : (
    <PriceTable rows={items} onChange={onChange} />
  );
