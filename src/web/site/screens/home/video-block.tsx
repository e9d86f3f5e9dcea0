import { siteAddresses } from '#contract/site-addresses.ts';
import { homeTexts } from '#web/texts/home.ts';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { Play } from '#web/ui/icons.ts';
import type { ListData } from '../../api/read-answer.ts';
import { useShellData } from '../../layout/shell-data.ts';
import { OnwardLink } from '../../ui/onward-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Container } from '../../ui/section.tsx';
import { VideoPlayer } from '../../ui/video-player.tsx';
import { HomeLoadError } from './home-load-error.tsx';
import type { HomeVideo } from './to-home-cards.ts';

/** The newest video in a player and the others as a list, on the dark panel like a screen. */
export const VideoBlock = ({ videos }: { videos: ListData<HomeVideo> }) => {
  const [first, ...others] = videos.items;
  if (!first && !videos.failed) return null;
  return (
    <section aria-labelledby="videos" className="on-panel panel-ground">
      <Container className="py-[clamp(3rem,7vw,5.5rem)]">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 sm:mb-8">
          <div>
            <h2 id="videos" className="text-heading-2 font-extrabold">
              {homeTexts.videos}
            </h2>
            <p className="mt-1 text-on-panel-soft">{homeTexts.videosIntro}</p>
          </div>
          <OnwardLink href={siteAddresses.videos()} className="text-link-bright">
            {homeTexts.allVideos}
          </OnwardLink>
        </div>
        {videos.failed && <HomeLoadError />}
        {first && (
          <div className="grid gap-8 lg:grid-cols-[1.5fr_1fr] lg:gap-10">
            <FirstVideo video={first} />
            <OtherVideos videos={others} />
          </div>
        )}
      </Container>
    </section>
  );
};

const FirstVideo = ({ video }: { video: HomeVideo }) => {
  const { embedHosts } = useShellData();
  return (
    <article>
      {video.address && (
        <VideoPlayer
          address={video.address}
          poster={video.picture}
          title={video.title}
          embedHosts={embedHosts}
        />
      )}
      <h3 className="mt-2 text-heading-3">
        <a href={siteAddresses.video(video.id)} className="inline-block py-2 hover:underline">
          <UnbrokenText>{video.title}</UnbrokenText>
        </a>
      </h3>
      <p className="mt-1 text-small text-on-panel-soft">
        <UnbrokenText>{video.text}</UnbrokenText>
      </p>
    </article>
  );
};

const OtherVideos = ({ videos }: { videos: HomeVideo[] }) => (
  <ul aria-label={homeTexts.otherVideos} className="divide-y divide-panel-line">
    {videos.map((video) => (
      <li key={video.id} className="group relative flex gap-4 py-5 first:pt-0">
        <span className="relative block w-32 shrink-0 self-start sm:w-40">
          <Picture
            address={video.thumbnail}
            alt=""
            width={640}
            height={360}
            sizes="10rem"
            className="aspect-video rounded-control"
          />
          <span className="absolute inset-0 flex items-center justify-center">
            <span className="flex size-10 items-center justify-center rounded-full bg-panel-deep/80 text-on-panel transition-colors group-hover:bg-accent group-hover:text-on-accent">
              <Play size={18} className="fill-current" />
            </span>
          </span>
        </span>
        <div className="min-w-0">
          <h3 className="text-body font-bold">
            <a href={siteAddresses.video(video.id)} className="card-link group-hover:underline">
              <UnbrokenText>{video.title}</UnbrokenText>
            </a>
          </h3>
          <p className="mt-1 line-clamp-3 text-fine text-on-panel-soft">
            <UnbrokenText>{video.text}</UnbrokenText>
          </p>
        </div>
      </li>
    ))}
  </ul>
);
