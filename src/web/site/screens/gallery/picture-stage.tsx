import type { MouseEvent, ReactNode } from 'react';
import { galleryTexts } from '#web/texts/gallery.ts';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { ChevronLeft, ChevronRight } from '#web/ui/icons.ts';
import { chosenPictureHref } from '../../pictures/read-chosen-picture.ts';
import { useChosenPicture } from '../../pictures/use-chosen-picture.ts';
import { isPlainClick } from '../../ui/is-plain-click.ts';
import { Picture } from '../../ui/picture.tsx';
import { Thumbnails } from '../../ui/thumbnails.tsx';
import type { GalleryPicture } from './load-gallery.ts';

export type PictureStageProps = { pictures: readonly GalleryPicture[]; initial: number; path: string };

/** The chosen picture with its words, and the small ones that change it. */
export const PictureStage = ({ pictures, initial, path }: PictureStageProps) => {
  const hrefOf = (at: number) => chosenPictureHref(path, at);
  const { chosen, choose } = useChosenPicture(initial, hrefOf);
  const picture = pictures[chosen];
  if (!picture) return null;
  const step = (at: number) => ({
    href: hrefOf((at + pictures.length) % pictures.length),
    onChoose: () => choose((at + pictures.length) % pictures.length),
  });
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <figure>
        <Picture
          address={picture.large}
          alt={picture.title}
          width={1200}
          height={900}
          sizes="(width >= 77.5rem) 52rem, (width >= 64rem) calc(100vw - 25rem), 100vw"
          priority
          className="aspect-[4/3] rounded-card border border-line"
        />
        <figcaption className="mt-4 flex items-start gap-4">
          <div aria-live="polite" className="min-h-[7.5rem] flex-1 sm:min-h-20">
            <h2 className="text-heading-3">
              <UnbrokenText>{picture.title}</UnbrokenText>
            </h2>
            <p className="mt-1 max-w-[68ch] text-ink-soft">
              <UnbrokenText>{picture.text}</UnbrokenText>
            </p>
          </div>
          {pictures.length > 1 && (
            <div className="no-print flex shrink-0 items-center gap-2">
              <Step {...step(chosen - 1)} label={galleryTexts.previous}>
                <ChevronRight size={20} />
              </Step>
              <Step {...step(chosen + 1)} label={galleryTexts.next}>
                <ChevronLeft size={20} />
              </Step>
            </div>
          )}
        </figcaption>
      </figure>
      {pictures.length > 1 && (
        <div>
          <p className="mb-3 text-fine text-ink-faint">
            {galleryTexts.position(chosen + 1, pictures.length)}
          </p>
          <Thumbnails
            label={galleryTexts.pictures}
            items={pictures.map(({ id, title, small }) => ({ id, title, address: small }))}
            selected={chosen}
            hrefOf={hrefOf}
            onSelect={choose}
            sizes="(width >= 64rem) 9rem, (width >= 40rem) 20vw, 30vw"
            className="grid-cols-3 sm:grid-cols-5 lg:grid-cols-2"
          />
        </div>
      )}
    </div>
  );
};

const Step = ({
  href,
  onChoose,
  label,
  children,
}: {
  href: string;
  onChoose: () => void;
  label: string;
  children: ReactNode;
}) => {
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <a
      href={href}
      onClick={onClick}
      aria-label={label}
      className="inline-flex size-11 items-center justify-center rounded-full border border-line-strong bg-surface hover:border-brand hover:bg-brand-soft"
    >
      {children}
    </a>
  );
};
