import { contentKinds, type PlainKind } from '#contract/content/kinds.ts';
import { detailPaths } from '#contract/site-addresses.ts';
import { commonTexts } from '#web/texts/everywhere.ts';
import type { LoaderArgs, Meta, ScreenProps } from '../../api/screen.ts';
import type { ListAddress } from '../../params/read-page-number.ts';
import { describeIndex } from '../lists/describe-list.ts';
import { EntryCard } from '../lists/entry-card.tsx';
import { IndexScreen } from '../lists/index-screen.tsx';
import { loadNumberedList } from '../lists/load-numbered-list.ts';
import { showEntry } from '../lists/show-entry.ts';

/** The screen that lists articles, news or another kind of the same columns. */
export const createReadingList = (kind: PlainKind) => {
  const { many, list, feed, reading } = contentKinds[kind];
  const address: ListAddress = { title: many, hrefOf: list.address };

  const loader = (asked: LoaderArgs) =>
    loadNumberedList(asked, {
      index: list.index,
      address,
      ask: (client, page) => client[reading.page](page),
      show: showEntry,
    });

  const meta: Meta<typeof loader> = ({ loaderData, shell }) =>
    describeIndex(shell, loaderData, { address, feed });

  // biome-ignore lint/correctness/noComponentHookFactories: made once a route, when the table of routes is read
  const Screen = ({ loaderData }: ScreenProps<typeof loader>) => (
    <IndexScreen
      address={address}
      loaded={loaderData}
      card={(entry, at) => (
        <EntryCard entry={entry} at={at} path={detailPaths[kind]} action={commonTexts.readMore} />
      )}
    />
  );

  return { loader, meta, default: Screen };
};
