import { contentKinds } from '#contract/content/kinds.ts';
import { detailPaths } from '#contract/site-addresses.ts';
import { commonTexts } from '#web/texts/everywhere.ts';
import { Play } from '#web/ui/icons.ts';
import type { LoaderArgs, Meta, ScreenProps } from '../../api/screen.ts';
import type { ListAddress } from '../../params/read-page-number.ts';
import { describeIndex } from '../lists/describe-list.ts';
import { EntryCard } from '../lists/entry-card.tsx';
import { IndexScreen } from '../lists/index-screen.tsx';
import { loadNumberedList } from '../lists/load-numbered-list.ts';
import { showEntry } from '../lists/show-entry.ts';

const { many, list, feed } = contentKinds.video;
const address: ListAddress = { title: many, hrefOf: list.address };

export const loader = (asked: LoaderArgs) =>
  loadNumberedList(asked, {
    index: list.index,
    address,
    ask: (client, page) => client.pageVideos(page),
    show: showEntry,
  });

export const meta: Meta<typeof loader> = ({ loaderData, shell }) =>
  describeIndex(shell, loaderData, { address, feed });

export default function VideosScreen({ loaderData }: ScreenProps<typeof loader>) {
  return (
    <IndexScreen
      address={address}
      loaded={loaderData}
      card={(entry, at) => (
        <EntryCard
          entry={entry}
          at={at}
          path={detailPaths.video}
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
