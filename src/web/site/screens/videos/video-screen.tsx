import { contentKinds } from '#contract/content/kinds.ts';
import { detailPaths } from '#contract/site-addresses.ts';
import { openContentClient, siteContext } from '../../api/site-context.ts';
import { useShellData } from '../../layout/shell-data.ts';
import { describeVideo } from '../../page-head/structured-data/describe-reading.ts';
import { requireId } from '../../params/require-id.ts';
import { VideoPlayer } from '../../ui/video-player.tsx';
import { crumbsInto, describeReadingPage } from '../reading/describe-reading-page.ts';
import { loadReading, relatedCount } from '../reading/load-reading.ts';
import { ReadingOrAbsent } from '../reading/reading-or-absent.tsx';
import type { LoaderArgs, Meta, ScreenProps } from '../screen.ts';

const { many, list: videos, reading: words } = contentKinds.video;
const list = { title: many, href: videos.address() };
const path = detailPaths.video;

export const loader = ({ params, context }: LoaderArgs) => {
  const id = requireId(params.id, path, list);
  const client = openContentClient(context);
  return loadReading({
    path,
    list,
    item: client.getVideo({ id }),
    others: client.topVideos({ count: relatedCount }),
    extraOf: async ({ videoAddress }) => ({
      videoAddress,
      seconds: videoAddress ? await context.get(siteContext).secondsOf?.(videoAddress) : undefined,
    }),
  });
};

export const meta: Meta<typeof loader> = ({ loaderData, shell, params }) => {
  const { videoAddress: address, seconds } = loaderData.reading ?? {};
  return describeReadingPage(shell, {
    reading: loaderData.reading,
    path: `${path}/${params.id}`,
    crumbs: crumbsInto(list, loaderData.reading?.title),
    type: 'video.other',
    graphOf: (reading) => (address ? [describeVideo(shell, reading, { address, seconds })] : []),
  });
};

export default function VideoScreen({ loaderData, params }: ScreenProps<typeof loader>) {
  const { embedHosts } = useShellData();
  const { reading } = loaderData;
  return (
    <ReadingOrAbsent
      loaded={loaderData}
      list={list}
      path={`${path}/${params.id}`}
      moreTitle={words.more}
      player={
        reading?.videoAddress && (
          <VideoPlayer
            address={reading.videoAddress}
            poster={reading.picture}
            title={reading.title}
            embedHosts={embedHosts}
          />
        )
      }
    />
  );
}
