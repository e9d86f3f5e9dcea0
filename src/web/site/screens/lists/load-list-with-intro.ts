import type { ContentClient } from '#contract/content/client.ts';
import type { StaticPageKey } from '#contract/content/entities.ts';
import { respondUncached } from '../../api/respond-uncached.ts';
import { toStaticPage } from '../../page-head/to-static-page.ts';
import { loadListPage } from './load-list-page.ts';

/** Articles, news, videos, designed websites and permits: so many on a page. */
export const contentPageSize = 12;

/** A list whose heading and intro are kept as a fixed page: both calls at once. */
export const loadListWithIntro = async <Item, Shown>(
  client: ContentClient,
  pageKey: StaticPageKey,
  list: Omit<Parameters<typeof loadListPage<Item, Shown>>[0], 'pageSize'>,
) => {
  const [answer, page] = await Promise.all([
    client.getStaticPage({ pageKey }),
    loadListPage({ ...list, pageSize: contentPageSize }),
  ]);
  const { page: index, failed } = toStaticPage(answer);
  const screen = { index, list: page };
  return page.state === 'shown' && !failed ? screen : respondUncached(screen);
};
