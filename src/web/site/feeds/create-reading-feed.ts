import { contentKinds, type ReadingKind } from '#contract/content/kinds.ts';
import { detailPaths } from '#contract/site-addresses.ts';
import { openContentClient, siteContext } from '../api/site-context.ts';
import { readPageMeta } from '../page-head/describe-page.ts';
import type { LoaderArgs } from '../screens/screen.ts';
import { answerLater, answerXml } from './answer-feed.ts';
import { writeRss } from './write-rss.ts';

/** How many of the newest items a feed has. */
const feedLength = 30;

/** The loader of a kind's feed. */
export const createReadingFeed = (kind: ReadingKind) => {
  const { many, list, feed, reading } = contentKinds[kind];
  return async ({ context }: LoaderArgs): Promise<Response> => {
    const client = openContentClient(context);
    const [items, index] = await Promise.all([
      client[reading.top]({ count: feedLength }),
      client.getStaticPage({ pageKey: list.index }),
    ]);
    if (items.kind !== 'ok') return answerLater();
    const { publicOrigin, apiOrigin } = context.get(siteContext);
    const { title, description } =
      index.kind === 'ok' ? readPageMeta(index.result) : { title: many, description: '' };
    const facts = { title, description, path: feed, page: list.address(), itemPath: detailPaths[kind] };
    return answerXml(
      writeRss({ ...facts, publicOrigin, mediaOrigin: apiOrigin }, items.result),
      'application/rss+xml',
    );
  };
};
