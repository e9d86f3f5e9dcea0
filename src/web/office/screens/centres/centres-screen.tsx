import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { centreTexts } from '#web/texts/office/devices.ts';
import { Button } from '#web/ui/button.tsx';
import { Plus } from '#web/ui/icons.ts';
import {
  type CentreSearch,
  centreClient,
  centreQueries,
  type ListedCentre,
} from '../../app/queries/centre-queries.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import CentreDialog from '../../ui/centre/centre-dialog.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { type AddressTable, isTextUpTo, pageAddress } from '../../ui/list/address-state.rules.ts';
import { ChoiceBar } from '../../ui/list/choice-bar.tsx';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { ListEmptyState, ListFrame } from '../../ui/list/list-frame.tsx';
import { SearchBox } from '../../ui/list/search-box.tsx';
import { useAddressState } from '../../ui/list/use-address-state.ts';
import { useRowChoice } from '../../ui/list/use-row-choice.ts';
import { May } from '../../ui/may.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { CentreTable } from './centre-table.tsx';
import { DuplicateList } from './duplicate-list.tsx';
import { MergeDialog } from './merge-dialog.tsx';

const address = { q: isTextUpTo(200), ...pageAddress } satisfies AddressTable<CentreSearch>;

type Open =
  | { kind: 'register' }
  | { kind: 'edit' | 'delete'; centre: ListedCentre }
  | { kind: 'merge'; pair: readonly ListedCentre[] };

/** The centres that devices were sold to: kept, and merged where one is there twice. */
export const Component = () => {
  const [search, setSearch] = useAddressState(address);
  const { q } = search;
  const list = useQuery(centreQueries.list(search));
  const refresh = useRefresh(centreQueries.all);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const choice = useRowChoice(list.data?.items, ({ id }) => String(id));
  const { chosen } = choice;
  return (
    <>
      <ScreenHead title={centreTexts.title}>
        <May permission="centres.write">
          <Button variant="accent" onClick={() => setOpen({ kind: 'register' })}>
            <Plus size={18} />
            {centreTexts.register}
          </Button>
        </May>
      </ScreenHead>
      <DuplicateList onMerge={(pair) => setOpen({ kind: 'merge', pair })} />
      <FilterBar>
        <SearchBox label={centreTexts.search} value={q} onSearch={(text) => setSearch({ q: text })} />
      </FilterBar>
      <ListFrame
        query={list}
        search={search}
        onPage={setSearch}
        empty={<ListEmptyState title={q ? centreTexts.noneFound : centreTexts.empty} />}
      >
        {(shown) => (
          <CentreTable
            rows={shown.items}
            choice={choice}
            onAction={(kind, centre) => setOpen({ kind, centre })}
          />
        )}
      </ListFrame>
      <May permission="centres.write">
        <ChoiceBar choice={choice}>
          <Button
            size="small"
            disabled={chosen.length !== 2}
            onClick={() => setOpen({ kind: 'merge', pair: chosen })}
          >
            {chosen.length === 2 ? centreTexts.mergeChosen : centreTexts.mergeNeedsTwo}
          </Button>
        </ChoiceBar>
      </May>
      {open?.kind === 'register' && <CentreDialog onClose={close} onSaved={() => void refresh()} />}
      {open?.kind === 'edit' && (
        <CentreDialog centre={open.centre} onClose={close} onSaved={() => void refresh()} />
      )}
      {open?.kind === 'merge' && (
        <MergeDialog
          pair={open.pair}
          onClose={close}
          onMerged={() => {
            choice.clear();
            void refresh();
          }}
        />
      )}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          title={centreTexts.deleteTitle(open.centre.name)}
          confirm={centreTexts.delete}
          isDangerous
          onConfirm={async (options) => {
            await centreClient.deleteCentre({ id: open.centre.id }, options);
            showToast(centreTexts.deleted);
            void refresh();
          }}
          onClose={close}
        >
          <p>{centreTexts.deleteText}</p>
        </ConfirmDialog>
      )}
    </>
  );
};
