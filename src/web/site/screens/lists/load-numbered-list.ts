import type { ContentAnswer, ContentClient } from '#contract/content/client.ts';
import type { StaticPageKey } from '#contract/content/entities.ts';
import { openContentClient } from '../../api/site-context.ts';
import { type ListAddress, readPageNumber } from '../../params/read-page-number.ts';
import { contentPageSize, loadIndexedList } from './load-indexed-list.ts';

type Asked = {
  params: { pageNumber?: string | undefined };
  context: Parameters<typeof openContentClient>[0];
};

/** A list with a fixed page of its own, whose page number stands in the path. */
export const loadNumberedList = <Item, Shown>(
  { params, context }: Asked,
  list: {
    index: StaticPageKey;
    address: ListAddress;
    ask: (
      client: ContentClient,
      page: { pageNumber: number; pageCount: number },
    ) => Promise<ContentAnswer<{ pagingResult: readonly Item[]; totalCount: number }>>;
    show: (item: Item) => Shown;
  },
) => {
  const page = readPageNumber(params.pageNumber, list.address);
  const client = openContentClient(context);
  return loadIndexedList(client, list.index, {
    page,
    address: list.address,
    ask: (pageNumber) => list.ask(client, { pageNumber, pageCount: contentPageSize }),
    show: list.show,
  });
};
