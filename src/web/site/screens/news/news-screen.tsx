import { commonTexts } from '#web/texts/everywhere.ts';
import { listTexts } from '#web/texts/lists.ts';
import type { LoaderArgs, Meta, ScreenProps } from '../../api/screen.ts';
import type { ListAddress } from '../../params/read-page-number.ts';
import { describeIndex } from '../lists/describe-list.ts';
import { EntryCard } from '../lists/entry-card.tsx';
import { IndexScreen } from '../lists/index-screen.tsx';
import { loadNumberedList } from '../lists/load-numbered-list.ts';
import { showEntry } from '../lists/show-entry.ts';

const address: ListAddress = { title: listTexts.news, hrefOf: (page) => `/blogs/${page}` };

export const loader = (asked: LoaderArgs) =>
  loadNumberedList(asked, {
    index: 'BlogsIndex',
    address,
    ask: (client, page) => client.pageBlogs(page),
    show: showEntry,
  });

export const meta: Meta<typeof loader> = ({ loaderData, shell }) =>
  describeIndex(shell, loaderData, { address, feed: '/feeds/news.xml' });

export default function NewsScreen({ loaderData }: ScreenProps<typeof loader>) {
  return (
    <IndexScreen
      address={address}
      loaded={loaderData}
      card={(entry, at) => (
        <EntryCard entry={entry} at={at} path="/blogdetails" action={commonTexts.readMore} />
      )}
    />
  );
}
