import { z } from 'zod';
import { defineOfficeCalls } from '../office-call.ts';
import { SearchText } from '../office-values.ts';

/** One item that was found: what it is called, the code it is known by, its state, and its address. */
const SearchHit = z.object({
  id: z.string(),
  name: z.string(),
  /** Trace number, serial, e-mail; empty where there is none. */
  code: z.string(),
  /** How it stands, or what of its kind it is. */
  state: z.string(),
  path: z.string(),
});

export const searchCalls = defineOfficeCalls({
  searchEverywhere: {
    method: 'get',
    path: '/search',
    tag: 'Search',
    permission: 'search.use',
    summary: 'Looks in everything that the person may read, grouped by kind',
    query: z.object({ q: SearchText }),
    result: z.object({ groups: z.array(z.object({ kind: z.string(), items: z.array(SearchHit) })) }),
  },
});
