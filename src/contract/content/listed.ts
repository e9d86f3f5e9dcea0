import { keysOf } from '#kernel/keys-of.ts';
import { type ContentCallName, contentCalls } from './calls.ts';

/**
 * Calls that list entries. Pages show them as cards, so pages get them without bodies, which are most of their
 * bytes; over the network the answers are whole.
 */
export type ListingCall = Exclude<
  Extract<ContentCallName, `page${string}` | `top${string}`>,
  (typeof wholeLists)[number]
>;

/** Revisions are read in their list, and websites have no body. */
const wholeLists = ['pageRevisions', 'pageDesignedWebSites'] as const;

export const listingCalls: readonly ListingCall[] = keysOf(contentCalls).filter(
  (name): name is ListingCall => /^(page|top)[A-Z]/.test(name) && !wholeLists.some((whole) => whole === name),
);

/** An entry as a list brings it. */
export type Listed<Item> = Omit<Item, 'bodyText'>;

/** The answer to a listing call, with the bodies taken out of its type. */
export type ListedResult<Result> = Result extends readonly (infer Item)[]
  ? Listed<Item>[]
  : Result extends { pagingResult: readonly (infer Item)[] }
    ? Omit<Result, 'pagingResult'> & { pagingResult: Listed<Item>[] }
    : Result;
