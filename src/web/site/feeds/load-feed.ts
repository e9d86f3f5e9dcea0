import type { RouterContextProvider } from 'react-router';
import type { ContentAnswer, ContentClient } from '#contract/content/client.ts';
import type { ContentItem, StaticPageKey } from '#contract/content/entities.ts';
import type { Listed } from '#contract/content/listed.ts';
import { openContentClient, siteContext } from '../api/site-context.ts';
import { readPageMeta } from '../page-head/describe-page.ts';
import { answerLater, answerXml } from './answer-feed.ts';
import { type FeedFacts, writeRss } from './write-rss.ts';

/** How many of the newest items a feed has. */
const feedLength = 30;

export const loadFeed = async (
  context: Readonly<RouterContextProvider>,
  feed: Pick<FeedFacts, 'path' | 'page' | 'itemPath'> & {
    pageKey: StaticPageKey;
    name: string;
    newest: (client: ContentClient, count: number) => Promise<ContentAnswer<Listed<ContentItem>[]>>;
  },
): Promise<Response> => {
  const client = openContentClient(context);
  const [items, index] = await Promise.all([
    feed.newest(client, feedLength),
    client.getStaticPage({ pageKey: feed.pageKey }),
  ]);
  if (items.kind !== 'ok') return answerLater();
  const { publicOrigin, apiOrigin } = context.get(siteContext);
  const meta = index.kind === 'ok' ? readPageMeta(index.result) : { title: feed.name, description: '' };
  return answerXml(
    writeRss({ ...feed, ...meta, publicOrigin, mediaOrigin: apiOrigin }, items.result),
    'application/rss+xml',
  );
};
