import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { attemptStates } from '#contract/office/list-filters.ts';
import { paymentDayTexts, paymentListTexts } from '#web/texts/office/payments.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import {
  type PaymentAttempt,
  type PaymentSearch,
  paymentQueries,
} from '../../app/queries/payment-queries.ts';
import { DateRangeFilter } from '../../ui/fields/date-range-filter.tsx';
import { createLazyDialog } from '../../ui/lazy-dialog.tsx';
import {
  type AddressTable,
  isDay,
  isTextUpTo,
  pageAddress,
  withoutPage,
} from '../../ui/list/address-state.rules.ts';
import { countActive, FilterBar } from '../../ui/list/filter-bar.tsx';
import { ListEmptyState, ListFrame } from '../../ui/list/list-frame.tsx';
import { SearchBox } from '../../ui/list/search-box.tsx';
import { StateTabs } from '../../ui/list/state-tabs.tsx';
import { useAddressState } from '../../ui/list/use-address-state.ts';
import { Calendar } from '../../ui/office-icons.ts';
import { ScreenHead } from '../../ui/screen-head.tsx';
import type { PaymentActionName } from './payment-action.tsx';
import { PaymentTable } from './payment-table.tsx';
import { ReviewList } from './review-list.tsx';

const address = {
  state: attemptStates,
  q: isTextUpTo(200),
  from: isDay,
  to: isDay,
  ...pageAddress,
} satisfies AddressTable<PaymentSearch>;

const { LazyDialog: LazyPaymentAction, preload: preloadPaymentAction } = createLazyDialog(
  () => import('./payment-action.tsx'),
);

/** Money paid online: what needs a person on top, every attempt below. */
export const Component = () => {
  const [search, setSearch] = useAddressState(address);
  const list = useQuery(paymentQueries.list(search));
  const [open, setOpen] = useState<{ name: PaymentActionName; attempt: PaymentAttempt }>();
  useEffect(() => void preloadPaymentAction(), []);
  const isFiltered = Object.keys(withoutPage(search)).length > 0;
  const onAction = (name: PaymentActionName, attempt: PaymentAttempt) => setOpen({ name, attempt });
  return (
    <>
      <ScreenHead title={paymentListTexts.title}>
        <Link to="/payments/day" className={buttonClasses('quiet')}>
          <Calendar size={18} />
          {paymentDayTexts.title}
        </Link>
      </ScreenHead>
      <ReviewList onAction={onAction} />
      <h2 className="mt-6 mb-2">{paymentListTexts.all}</h2>
      <StateTabs
        label={paymentListTexts.state}
        value={search.state}
        all={paymentListTexts.everyState}
        options={attemptStates.map((state) => ({ value: state, label: paymentListTexts.states[state] }))}
        onChange={(state) => setSearch({ state })}
      />
      <FilterBar
        search={
          <SearchBox label={paymentListTexts.search} value={search.q} onSearch={(q) => setSearch({ q })} />
        }
        activeCount={countActive(search.from, search.to)}
      >
        <DateRangeFilter from={search.from} to={search.to} onChange={setSearch} />
      </FilterBar>
      <ListFrame
        query={list}
        search={search}
        onPage={setSearch}
        empty={<ListEmptyState title={isFiltered ? paymentListTexts.noneFound : paymentListTexts.empty} />}
      >
        {(shown) => <PaymentTable rows={shown.items} onAction={onAction} />}
      </ListFrame>
      {open && <LazyPaymentAction {...open} onClose={() => setOpen(undefined)} />}
    </>
  );
};
