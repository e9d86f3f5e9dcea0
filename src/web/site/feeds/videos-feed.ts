import { detailPaths } from '#contract/site-addresses.ts';
import { listTexts } from '#web/texts/lists.ts';
import type { LoaderArgs } from '../api/screen.ts';
import { loadFeed } from './load-feed.ts';

export const loader = ({ context }: LoaderArgs) =>
  loadFeed(context, {
    path: '/feeds/videos.xml',
    page: '/videos/1',
    itemPath: detailPaths.video,
    pageKey: 'VideosIndex',
    name: listTexts.videos,
    newest: (client, count) => client.topVideos({ count }),
  });
