import { listTexts } from '#web/texts/lists.ts';
import type { Route } from './+types/articles-feed';
import { loadFeed } from './load-feed.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  loadFeed(context, {
    path: '/feeds/articles.xml',
    page: '/articles/1',
    itemPath: '/articledetails',
    pageKey: 'ArticlesIndex',
    name: listTexts.articles,
    newest: (client, count) => client.topArticles({ count }),
  });
