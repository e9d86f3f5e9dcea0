import { commonTexts } from '#web/texts/everywhere.ts';
import { listTexts } from '#web/texts/lists.ts';
import { describeList, trailTo } from '../lists/describe-list.ts';
import { EntryCard } from '../lists/entry-card.tsx';
import { IndexBody, IndexIntro } from '../lists/index-intro.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import { contentPageSize, loadIndexedList } from '../lists/load-indexed-list.ts';
import { showEntry } from '../lists/show-entry.ts';
import { screenHeaders } from '../parts/answer-screen.ts';
import { type ListAddress, readPageNumber } from '../parts/read-page-number.ts';
import { contentClientOf } from '../site-context.ts';
import type { Route } from './+types/articles-screen';

const address: ListAddress = { title: listTexts.articles, hrefOf: (page) => `/articles/${page}` };

export const headers = screenHeaders;

export const loader = ({ params, context }: Route.LoaderArgs) => {
  const page = readPageNumber(params.pageNumber, address);
  const client = contentClientOf(context);
  return loadIndexedList(client, 'ArticlesIndex', {
    page,
    address,
    ask: (pageNumber) => client.pageArticles({ pageNumber, pageCount: contentPageSize }),
    show: showEntry,
  });
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  describeList(matches[0].loaderData, {
    facts: loaderData?.index?.facts,
    page: loaderData?.list.page ?? 1,
    address,
    feed: '/feeds/articles.xml',
  });

export default function ArticlesScreen({ loaderData: { index, list } }: Route.ComponentProps) {
  return (
    <ListScreen
      title={index?.title ?? address.title}
      intro={<IndexIntro html={index?.description} />}
      crumbs={trailTo(address.title)}
      list={list}
      hrefOf={address.hrefOf}
      card={(entry, at) => (
        <EntryCard entry={entry} at={at} path="/articledetails" action={commonTexts.readMore} />
      )}
    >
      <IndexBody html={index?.body} page={list.page} />
    </ListScreen>
  );
}
