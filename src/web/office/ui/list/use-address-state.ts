import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { readAddress, writeAddress } from './address-state.rules.ts';

/**
 * A list's search, filters, sort, page and size, kept in the address: reload, Back and a colleague's opening of the
 * link show the same rows. Anything but a page returns to page 1. What the schema does not take is left out.
 *
 * @example const [search, setSearch] = useAddressState(listStaffQuery); setSearch({ q: 'سارا' });
 */
export const useAddressState = <Schema extends z.ZodObject>(
  schema: Schema,
): [search: z.output<Schema>, setSearch: (change: Partial<z.input<Schema>>) => void] => {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readAddress(schema, params), [schema, params]);
  // The browser's address, not the rendered one: a second change may come before the first has been drawn.
  const setSearch = useCallback(
    (change: Partial<z.input<Schema>>) =>
      setParams(writeAddress(new URLSearchParams(window.location.search), change)),
    [setParams],
  );
  return [search, setSearch];
};
