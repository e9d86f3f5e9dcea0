import { z } from 'zod';
import { defineOfficeCalls } from '../office-call.ts';
import { SearchText } from '../office-values.ts';

/** Pages that a text may lead to, found by their names. */
export const linkCalls = defineOfficeCalls({
  searchLinks: {
    method: 'get',
    path: '/links',
    tag: 'content',
    permission: 'content.read',
    summary: 'Published pages of the site whose words match, for links inside texts',
    query: z.object({ q: SearchText }),
    result: z.object({
      items: z.array(z.object({ address: z.string(), title: z.string(), kind: z.string() })),
    }),
  },
});
