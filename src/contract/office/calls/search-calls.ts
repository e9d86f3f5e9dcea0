import { z } from 'zod';
import { defineOfficeCalls } from '../office-call.ts';

/** One item that was found: what it is called, a line to tell it from others, and its address in the office. */
export const SearchHit = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  path: z.string(),
});

export const searchCalls = defineOfficeCalls({
  searchEverywhere: {
    method: 'get',
    path: '/search',
    tag: 'Search',
    permission: 'search.use',
    summary: 'Looks in everything that the person may read, grouped by kind',
    query: z.object({ q: z.string().max(200) }),
    result: z.object({ groups: z.array(z.object({ kind: z.string(), items: z.array(SearchHit) })) }),
  },
});
