import { useQuery } from '@tanstack/react-query';
import { planStateNames, planStates } from '#contract/office/content-filters.ts';
import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { plansTexts } from '#web/texts/office/plans.ts';
import { contentQueries, type PlanSearch } from '../../app/queries/content-queries.ts';
import { type AddressTable, pageAddress } from '../../ui/list/address-state.rules.ts';
import { ListEmptyState, ListFrame } from '../../ui/list/list-frame.tsx';
import { StateTabs } from '../../ui/list/state-tabs.tsx';
import { useAddressState } from '../../ui/list/use-address-state.ts';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { PlanTable } from './plan-table.tsx';

const address = {
  state: planStates,
  ...pageAddress,
} satisfies AddressTable<PlanSearch>;

/** What is to happen later over all kinds of content, what is late, and what failed and why. */
export const Component = () => {
  const [search, setSearch] = useAddressState(address);
  const { page = '1', size = '25', state } = search;
  const list = useQuery(contentQueries.plans({ state, page, size }));
  return (
    <>
      <ScreenHead title={officeMenuTexts.plans} />
      <StateTabs
        label={plansTexts.state}
        value={state}
        all={plansTexts.all}
        options={planStates.map((value) => ({
          value,
          label: planStateNames[value],
          count: list.data?.counts[value] ?? 0,
        }))}
        onChange={(next) => setSearch({ state: next })}
      />
      <ListFrame
        query={list}
        search={search}
        onPage={setSearch}
        empty={
          state ? (
            <ListEmptyState title={plansTexts.noneFound} />
          ) : (
            <ListEmptyState title={plansTexts.empty}>{plansTexts.emptyHint}</ListEmptyState>
          )
        }
      >
        {({ items }) => <PlanTable rows={items} />}
      </ListFrame>
    </>
  );
};
