import type { ContentAnswer } from '#contract/content/client.ts';

/** The largest page the content API gives. */
const pageSize = 100;

/** A call that failed while everything was being collected. */
export class CollectingFailed extends Error {
  override name = 'CollectingFailed';
}

type Paged<Item> = { pagingResult: Item[]; totalCount: number };

/** Walks through all pages of a list. One page after the other: no visitor waits for a sitemap. */
export const collectAll = async <Item>(
  ask: (page: { pageNumber: number; pageCount: number }) => Promise<ContentAnswer<Paged<Item>>>,
): Promise<Item[]> => {
  const all: Item[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { pagingResult, totalCount } = requireResult(await ask({ pageNumber, pageCount: pageSize }));
    all.push(...pagingResult);
    if (pagingResult.length === 0 || all.length >= totalCount) return all;
  }
};

export const requireResult = <Result>(answer: ContentAnswer<Result>): Result => {
  if (answer.kind === 'ok') return answer.result;
  throw new CollectingFailed('the content API gave no answer');
};
