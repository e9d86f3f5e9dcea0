import type { PagedResult } from '#contract/paging.ts';

/** Reads one page and the whole count at once, and gives the number of pages. */
export const readPage = async <Item>(
  { pageNumber, pageCount }: { pageNumber: number; pageCount: number },
  read: {
    list: (at: { limit: number; offset: number }) => Promise<Item[]>;
    count: () => Promise<number>;
  },
): Promise<PagedResult<Item>> => {
  const [pagingResult, totalCount] = await Promise.all([
    read.list({ limit: pageCount, offset: (pageNumber - 1) * pageCount }),
    read.count(),
  ]);
  return { pagingResult, totalCount, totalPages: Math.ceil(totalCount / pageCount) };
};
