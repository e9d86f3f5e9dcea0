import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type AddressOf, type AnyAddressTable, readAddress, writeAddress } from './address-state.rules.ts';

/**
 * A list's search, filters, sort, page and size, kept in the address: reload, Back and a colleague's opening of the
 * link show the same rows. Anything but a page returns to page 1. What the table does not allow is left out.
 *
 * @example
 * const address = { q: isTextUpTo(200), ...pageAddress } satisfies AddressTable<CentreSearch>;
 * const [search, setSearch] = useAddressState(address); setSearch({ q: 'سارا' });
 */
export const useAddressState = <Table extends AnyAddressTable>(
  table: Table,
): [
  search: AddressOf<Table>,
  setSearch: (change: AddressOf<Table>, options?: { replace: boolean }) => void,
] => {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readAddress(table, params), [table, params]);
  // The browser's address, not the rendered one: a second change may come before the first has been drawn.
  const setSearch = useCallback(
    (change: AddressOf<Table>, options?: { replace: boolean }) => {
      const now = new URLSearchParams(window.location.search);
      const next = writeAddress(now, change);
      // Enter after a pause searches for the same once more; Back would then seem dead.
      if (next.toString() !== now.toString()) setParams(next, options);
    },
    [setParams],
  );
  return [search, setSearch];
};
