import { isVideoFile } from '#kernel/is-video-file.ts';
import { commonTexts } from '#web/texts/site-wide.ts';
import { useMediaAddress } from './media-origin.tsx';
import { scaledAddress } from './picture.tsx';

/**
 * A video in a 16:9 box: the browser's own player for a file, a lazy frame for a player of a permitted
 * host, and otherwise a plain link. Nothing is loaded before the visitor plays or scrolls to it.
 */
export const VideoPlayer = ({
  address,
  poster,
  title,
  embedHosts,
}: {
  address: string;
  poster?: string | null | undefined;
  title: string;
  embedHosts: readonly string[];
}) => {
  const place = useMediaAddress();
  const src = place(address);
  if (isVideoFile(address)) {
    return (
      // The company's videos come without caption files.
      <video
        controls
        playsInline
        preload="none"
        {...lazyLoading}
        width={1280}
        height={720}
        aria-label={title}
        poster={poster ? scaledAddress(place(poster), 960) : undefined}
        className="aspect-video h-auto w-full rounded-card bg-panel-deep object-cover"
      >
        <source src={src} type="video/mp4" />
        {commonTexts.noVideo}
      </video>
    );
  }
  if (isEmbeddable(address, embedHosts)) {
    return (
      <iframe
        src={address}
        title={title}
        loading="lazy"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        className="aspect-video h-auto w-full rounded-card border-0 bg-panel-deep"
      />
    );
  }
  return (
    <a href={src} className="text-link">
      {title}
    </a>
  );
};

/** Browsers that know it leave the poster until the player comes near; React's types do not know it yet. */
const lazyLoading: object = { loading: 'lazy' };

const isEmbeddable = (address: string, hosts: readonly string[]): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && hosts.includes(hostname);
};
