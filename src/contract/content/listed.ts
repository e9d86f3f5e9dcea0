import type { ContentCallName } from './calls.ts';

/**
 * Calls that list entries. Pages show them as cards, so pages get them without bodies, which are most of their
 * bytes; over the network the answers are whole. Revisions are read in their list, and websites have no body.
 */
export type ListingCall = Exclude<
  Extract<ContentCallName, `page${string}` | `top${string}`>,
  'pageRevisions' | 'pageDesignedWebSites'
>;

/** An entry as a list brings it. */
export type Listed<Item> = Omit<Item, 'bodyText'>;

/** The answer to a listing call, with the bodies taken out of its type. */
export type ListedResult<Result> = Result extends readonly (infer Item)[]
  ? Listed<Item>[]
  : Result extends { pagingResult: readonly (infer Item)[] }
    ? Omit<Result, 'pagingResult'> & { pagingResult: Listed<Item>[] }
    : Result;
