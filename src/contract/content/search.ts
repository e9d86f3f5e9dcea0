import { z } from 'zod';
import { wireInteger } from '../wire-values.ts';
import { searchKinds } from './kinds.ts';

export { type SearchKind, searchKinds } from './kinds.ts';

/** The longest text that is searched for; the field on the page takes no more either. */
export const maxSearchLength = 200;

/** The furthest page of one group: beyond it, other words help more than more pages. */
export const maxSearchPage = 10;

/** With a `kind` the answer is one page of that group, without it the beginning of every group. */
export const SearchQuery = z.object({
  q: z.string().max(maxSearchLength).default(''),
  kind: z.enum(searchKinds).optional(),
  pageNumber: wireInteger(1, maxSearchPage).default(1),
  pageCount: wireInteger(1, 12).default(12),
});

/** `excerpt` is plain text around the first hit; `address` is the page of this site that holds it. */
export const SearchHit = z.object({
  kind: z.enum(searchKinds),
  id: z.int(),
  title: z.string(),
  excerpt: z.string(),
  address: z.string(),
  imageAddress: z.string().nullable(),
});
export type SearchHit = z.infer<typeof SearchHit>;

/** Counting stops at a limit; `hasMore` then says that there are more than `totalCount`. */
export const SearchGroup = z.object({
  kind: z.enum(searchKinds),
  totalCount: z.int(),
  hasMore: z.boolean(),
  hits: z.array(SearchHit),
});
export type SearchGroup = z.infer<typeof SearchGroup>;

/**
 * `words` are the folded words that were looked for, to be marked in titles and excerpts. `suggestions` are parts
 * of the search that would find something, given when the whole of it finds nothing.
 */
export const SearchResult = z.object({
  words: z.array(z.string()),
  totalCount: z.int(),
  groups: z.array(SearchGroup),
  suggestions: z.array(z.string()),
});
export type SearchResult = z.infer<typeof SearchResult>;
