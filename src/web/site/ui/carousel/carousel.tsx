import { type KeyboardEvent, useRef } from 'react';
import { carouselTexts as texts } from '#web/texts/site-wide.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import type { SlotContent } from '../slot-content.ts';
import { CarouselControls } from './carousel-controls.tsx';
import type { CarouselLayout } from './slides-in-view.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useCarousel } from './use-carousel.ts';

/** How a carousel looks and moves, without its words and slides. */
export type CarouselSettings = {
  label: string;
  layout?: CarouselLayout;
  /** How long a slide is shown before the next one; absent: no automatic change. */
  autoplayMs?: number;
  controls?: 'over' | 'below';
  maxDots?: number;
  className?: string;
};

/**
 * A row of slides that moves right to left: swipe, arrow keys (left is next), buttons, dots, and by itself when
 * `autoplayMs` is given (with a pause button; resting on hover and focus; never under reduced motion). Without script
 * it is a row that scrolls and snaps.
 *
 * `controls="over"` lays the controls over the slides' lower edge, `"below"` under them. Up to `maxDots` places
 * have a dot each; more of them are counted instead. Where all slides are in view they stand in the middle, still,
 * and without controls.
 */
export const Carousel = ({
  label,
  layout = 'one',
  autoplayMs,
  controls = 'below',
  maxDots = 6,
  className,
  slides,
}: CarouselSettings & { slides: readonly SlotContent[] }) => {
  const viewport = useRef<HTMLDivElement>(null);
  const { embla, state, goOn, goBack, goTo } = useCarousel(viewport, { layout, slideCount: slides.length });
  // Where nothing moves there is nothing to move by itself.
  const autoplay = useAutoplay(embla, viewport, state.moving ? autoplayMs : undefined);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (!state.moving || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (event.key === 'ArrowLeft') goOn();
    else goBack();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group, but no group of form fields
    <div
      role="group"
      aria-roledescription={texts.carousel}
      aria-label={label}
      data-moving={state.moving || undefined}
      onKeyDown={onKeyDown}
      className={joinClasses('carousel relative', `carousel-${layout}`, className)}
    >
      <div ref={viewport} className="carousel-viewport" tabIndex={slides.length > 1 ? 0 : undefined}>
        <ul className="carousel-row">
          {slides.map((slide, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order
              key={at}
              aria-roledescription={texts.slide}
              aria-label={texts.position(at + 1, slides.length)}
              className="carousel-slide"
              {...slide}
            />
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        <CarouselControls
          state={state}
          goOn={goOn}
          goBack={goBack}
          goTo={goTo}
          autoplay={autoplay}
          maxDots={maxDots}
          isOver={controls === 'over'}
        />
      )}
    </div>
  );
};
