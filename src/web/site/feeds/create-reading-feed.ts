import { contentKinds, type ReadingKind } from '#contract/content/kinds.ts';
import { detailPaths } from '#contract/site-addresses.ts';
import type { LoaderArgs } from '../api/screen.ts';
import { loadFeed } from './load-feed.ts';

/** The loader of a kind's feed. */
export const createReadingFeed = (kind: ReadingKind) => {
  const { many, list, feed, reading } = contentKinds[kind];
  return ({ context }: LoaderArgs) =>
    loadFeed(context, {
      path: feed,
      page: list.address(),
      itemPath: detailPaths[kind],
      pageKey: list.index,
      name: many,
      newest: (client, count) => client[reading.top]({ count }),
    });
};
