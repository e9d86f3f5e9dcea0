import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { whenIdle } from '#web/ui/when-idle.ts';
import { readAddress, writeAddress } from './address-state.rules.ts';
import { fetchSchema, type LateSchema, useSchema } from './late-schema.ts';

/**
 * A list's search, filters, sort, page and size, kept in the address: reload, Back and a colleague's opening of the
 * link show the same rows. Anything but a page returns to page 1. What the schema does not take is left out.
 * A schema that comes late, with zod, is not waited for where the address is empty: no part of it may have a default.
 *
 * @example
 * const query = async () => (await import('#contract/…/staff-calls.ts')).staffCalls.listStaff.query;
 * const [search, setSearch] = useAddressState(query); setSearch({ q: 'سارا' });
 */
export const useAddressState = <Schema extends z.ZodObject>(
  source: Schema | LateSchema<Schema>,
): [search: z.output<Schema>, setSearch: (change: Partial<z.input<Schema>>) => void] => {
  const [params, setParams] = useSearchParams();
  const schema = useSchema(source, params.size > 0);
  useEffect(() => {
    // By the first press of a filter it is there.
    if (typeof source === 'function')
      whenIdle()
        .then(() => fetchSchema(source))
        .catch(() => {});
  }, [source]);
  const search = useMemo(
    () => (schema ? readAddress(schema, params) : ({} as z.output<Schema>)),
    [schema, params],
  );
  // The browser's address, not the rendered one: a second change may come before the first has been drawn.
  const setSearch = useCallback(
    (change: Partial<z.input<Schema>>) =>
      setParams(writeAddress(new URLSearchParams(window.location.search), change)),
    [setParams],
  );
  return [search, setSearch];
};
