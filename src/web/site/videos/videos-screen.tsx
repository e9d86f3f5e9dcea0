import { commonTexts } from '#web/texts/everywhere.ts';
import { listTexts } from '#web/texts/lists.ts';
import { Play } from '#web/ui/icons.ts';
import { describeList, trailTo } from '../lists/describe-list.ts';
import { EntryCard } from '../lists/entry-card.tsx';
import { IndexBody, IndexIntro } from '../lists/index-intro.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import { contentPageSize, loadIndexedList } from '../lists/load-indexed-list.ts';
import { showEntry } from '../lists/show-entry.ts';
import { screenHeaders } from '../parts/answer-screen.ts';
import { type ListAddress, readPageNumber } from '../parts/read-page-number.ts';
import { contentClientOf } from '../site-context.ts';
import type { Route } from './+types/videos-screen';

const address: ListAddress = { title: listTexts.videos, hrefOf: (page) => `/videos/${page}` };

export const headers = screenHeaders;

export const loader = ({ params, context }: Route.LoaderArgs) => {
  const page = readPageNumber(params.pageNumber, address);
  const client = contentClientOf(context);
  return loadIndexedList(client, 'VideosIndex', {
    page,
    address,
    ask: (pageNumber) => client.pageVideos({ pageNumber, pageCount: contentPageSize }),
    show: showEntry,
  });
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  describeList(matches[0].loaderData, {
    facts: loaderData?.index?.facts,
    page: loaderData?.list.page ?? 1,
    address,
    feed: '/feeds/videos.xml',
  });

export default function VideosScreen({ loaderData: { index, list } }: Route.ComponentProps) {
  return (
    <ListScreen
      title={index?.title ?? address.title}
      intro={<IndexIntro html={index?.description} />}
      crumbs={trailTo(address.title)}
      list={list}
      hrefOf={address.hrefOf}
      card={(entry, at) => (
        <EntryCard
          entry={entry}
          at={at}
          path="/videodetails"
          action={commonTexts.watch}
          isButton
          overlay={<PlayMark />}
        />
      )}
    >
      <IndexBody html={index?.body} page={list.page} />
    </ListScreen>
  );
}

const PlayMark = () => (
  <span aria-hidden="true" className="absolute inset-0 flex items-center justify-center">
    <span className="play-mark flex size-14 items-center justify-center rounded-full bg-panel-deep/80 text-on-panel">
      <Play size={24} className="fill-current" />
    </span>
  </span>
);
