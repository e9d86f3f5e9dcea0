import { z } from 'zod';
import { readKept, writeKept } from '../../portal-shared/kept-memory.ts';
import { emptySearch, type SearchValues } from './search-values.ts';

const KeptSearch = z.object({
  mode: z.union([z.literal(1), z.literal(2)]),
  serialNumber: z.string(),
  traceNumber: z.string(),
  labelToken: z.string().optional(),
  centre: z.object({ id: z.int(), name: z.string() }).nullable(),
  repairInPlace: z.boolean(),
});

export const keepSearch = (search: SearchValues): void => writeKept('search', JSON.stringify(search));

/** The search of this tab before it was loaded anew; an empty one when there was none. */
export const readSearch = (): SearchValues => {
  try {
    return KeptSearch.parse(JSON.parse(readKept('search')));
  } catch {
    return emptySearch;
  }
};
