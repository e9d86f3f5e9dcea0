import { revisionTexts } from '#web/texts/revisions.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { BookOpen, Check } from '#web/ui/icons.ts';
import { useShellData } from '../../layout/shell-data.ts';
import { useMediaAddress } from '../../ui/media-origin.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { VideoPlayer } from '../../ui/video-player.tsx';
import { IslandCarousel } from '../carousel/island-carousel.tsx';
import type { RevisionData } from './load-revisions.ts';

/** What is new in a version, how it looks, and its manual. */
export const RevisionBody = ({ revision }: { revision: RevisionData }) => {
  const place = useMediaAddress();
  const { embedHosts } = useShellData();
  const version = revisionTexts.version(revision.version);
  return (
    <>
      <p className="mt-2 max-w-[68ch] text-ink-soft">
        <UnbrokenText>{revision.text}</UnbrokenText>
      </p>
      <div className="mt-5 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <RichText html={revision.body} />
        <Features features={revision.features} />
      </div>
      {revision.pictures.length > 0 && (
        <IslandCarousel
          label={revisionTexts.pictures(version)}
          layout="one-two-three"
          maxDots={24}
          className="mt-7"
        >
          {revision.pictures.map((address, at) => (
            <Picture
              key={address}
              address={address}
              alt={revisionTexts.picture(version, at + 1)}
              width={1200}
              height={750}
              sizes="(width >= 1024px) 23rem, (width >= 640px) 50vw, 100vw"
              className="aspect-[8/5] rounded-control border border-line"
            />
          ))}
        </IslandCarousel>
      )}
      {(revision.video || revision.booklet) && (
        <div className="mt-7 grid max-w-3xl gap-5">
          {revision.video && (
            <VideoPlayer
              address={revision.video}
              poster={revision.pictures[0]}
              title={revisionTexts.video(version)}
              embedHosts={embedHosts}
            />
          )}
          {revision.booklet && (
            <LinkButton href={place(revision.booklet)} download className="justify-self-start">
              <BookOpen size={18} className="text-brand" />
              {revisionTexts.booklet}
              <span className="sr-only">: {version}</span>
            </LinkButton>
          )}
        </div>
      )}
    </>
  );
};

const Features = ({ features }: { features: readonly string[] }) =>
  features.length > 0 && (
    <section className="self-start rounded-card bg-sunken p-5">
      <h3 className="font-bold">{revisionTexts.features}</h3>
      <ul className="mt-2 grid gap-2 text-small">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check size={18} className="mt-1 shrink-0 text-success" />
            <span>
              <UnbrokenText>{feature}</UnbrokenText>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
