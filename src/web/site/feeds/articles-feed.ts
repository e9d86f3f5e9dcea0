import { detailPaths } from '#contract/site-addresses.ts';
import { listTexts } from '#web/texts/lists.ts';
import type { LoaderArgs } from '../api/screen.ts';
import { loadFeed } from './load-feed.ts';

export const loader = ({ context }: LoaderArgs) =>
  loadFeed(context, {
    path: '/feeds/articles.xml',
    page: '/articles/1',
    itemPath: detailPaths.article,
    pageKey: 'ArticlesIndex',
    name: listTexts.articles,
    newest: (client, count) => client.topArticles({ count }),
  });
