import { commonTexts } from '#web/texts/everywhere.ts';
import { listTexts } from '#web/texts/lists.ts';
import { Play } from '#web/ui/icons.ts';
import type { LoaderArgs, Meta, ScreenProps } from '../../api/screen.ts';
import type { ListAddress } from '../../params/read-page-number.ts';
import { describeIndex } from '../lists/describe-list.ts';
import { EntryCard } from '../lists/entry-card.tsx';
import { IndexScreen } from '../lists/index-screen.tsx';
import { loadNumberedList } from '../lists/load-numbered-list.ts';
import { showEntry } from '../lists/show-entry.ts';

const address: ListAddress = { title: listTexts.videos, hrefOf: (page) => `/videos/${page}` };

export const loader = (asked: LoaderArgs) =>
  loadNumberedList(asked, {
    index: 'VideosIndex',
    address,
    ask: (client, page) => client.pageVideos(page),
    show: showEntry,
  });

export const meta: Meta<typeof loader> = ({ loaderData, shell }) =>
  describeIndex(shell, loaderData, { address, feed: '/feeds/videos.xml' });

export default function VideosScreen({ loaderData }: ScreenProps<typeof loader>) {
  return (
    <IndexScreen
      address={address}
      loaded={loaderData}
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
    />
  );
}

const PlayMark = () => (
  <span aria-hidden="true" className="absolute inset-0 flex items-center justify-center">
    <span className="play-mark flex size-14 items-center justify-center rounded-full bg-panel-deep/80 text-on-panel">
      <Play size={24} className="fill-current" />
    </span>
  </span>
);
