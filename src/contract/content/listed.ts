/**
 * Calls that list entries. Pages show them as cards, so pages get them without bodies, which are most of their
 * bytes; over the network the answers are whole.
 */
export const listingCalls = [
  'pageProducts',
  'topProducts',
  'pageArticles',
  'topArticles',
  'pageBlogs',
  'topBlogs',
  'pageVideos',
  'topVideos',
  'pagePermits',
  'topPermits',
] as const;
export type ListingCall = (typeof listingCalls)[number];

/** An entry as a list brings it. */
export type Listed<Item> = Omit<Item, 'bodyText'>;

/** The answer to a listing call, with the bodies taken out of its type. */
export type ListedResult<Result> = Result extends readonly (infer Item)[]
  ? Listed<Item>[]
  : Result extends { pagingResult: readonly (infer Item)[] }
    ? Omit<Result, 'pagingResult'> & { pagingResult: Listed<Item>[] }
    : Result;
