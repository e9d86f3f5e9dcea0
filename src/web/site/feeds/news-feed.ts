import { detailPaths } from '#contract/site-addresses.ts';
import { listTexts } from '#web/texts/lists.ts';
import type { LoaderArgs } from '../api/screen.ts';
import { loadFeed } from './load-feed.ts';

export const loader = ({ context }: LoaderArgs) =>
  loadFeed(context, {
    path: '/feeds/news.xml',
    page: '/blogs/1',
    itemPath: detailPaths.news,
    pageKey: 'BlogsIndex',
    name: listTexts.news,
    newest: (client, count) => client.topBlogs({ count }),
  });
