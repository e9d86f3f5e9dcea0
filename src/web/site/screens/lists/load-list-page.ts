import type { ContentAnswer } from '#contract/content/client.ts';
import { toPersianDigits } from '#kernel/fold-digits.ts';
import { siteListTexts } from '#web/texts/lists.ts';
import { createNotFound } from '../../api/not-found.ts';
import { isFailure } from '../../api/read-answer.ts';
import { type ListAddress, maxPage } from '../../params/read-page-number.ts';

/**
 * One page of a list as a screen shows it. `refused` (4xx): the list stays empty and there is no message.
 * `failed`: a retry is offered.
 */
export type ListPage<Shown> = {
  items: Shown[];
  page: number;
  pageCount: number;
  state: 'shown' | 'refused' | 'failed';
};

type Paged<Item> = { pagingResult: readonly Item[]; totalCount: number };

export const loadListPage = async <Item, Shown>(list: {
  page: number;
  pageSize: number;
  address: ListAddress;
  ask: (page: { pageNumber: number; pageCount: number }) => Promise<ContentAnswer<Paged<Item>>>;
  toItem: (item: Item) => Shown;
}): Promise<ListPage<Shown>> => {
  const { page, pageSize } = list;
  const answer = await list.ask({ pageNumber: page > maxPage ? 1 : page, pageCount: pageSize });
  if (answer.kind !== 'ok') {
    return { items: [], page, pageCount: 0, state: isFailure(answer) ? 'failed' : 'refused' };
  }
  const pageCount = Math.ceil(answer.result.totalCount / pageSize);
  if (page > 1 && page > pageCount) throw notFoundPastEnd(list.address, Math.max(1, pageCount));
  return { items: answer.result.pagingResult.map(list.toItem), page, pageCount, state: 'shown' };
};

const notFoundPastEnd = ({ title, hrefOf }: ListAddress, last: number) =>
  createNotFound(
    { title: siteListTexts.lastPage(title, toPersianDigits(last)), href: hrefOf(last) },
    ...(last > 1 ? [{ title, href: hrefOf(1) }] : []),
  );
