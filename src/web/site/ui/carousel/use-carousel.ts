import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CarouselLayout, carouselBreakpoints } from './slides-in-view.ts';
import { timeNavigation } from './time-navigation.ts';

/** How long one navigation takes. */
const navigationMs = 700;

export type CarouselState = {
  /** True while script moves the row; before that, and where all slides are in view, it scrolls by itself. */
  moving: boolean;
  selected: number;
  snapCount: number;
  canGoBack: boolean;
  canGoOn: boolean;
};

const atRest: CarouselState = { moving: false, selected: 0, snapCount: 0, canGoBack: false, canGoOn: false };

/** Lets embla move the row inside `viewport`, right to left, and gives what a carousel's controls need. */
export const useCarousel = (
  viewport: RefObject<HTMLElement | null>,
  { layout, slideCount }: { layout: CarouselLayout; slideCount: number },
) => {
  const embla = useRef<EmblaCarouselType | null>(null);
  const [state, setState] = useState(atRest);

  useEffect(() => {
    const node = viewport.current;
    if (!node) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const startIndex = takeOverScroll(node);
    const api = EmblaCarousel(node, {
      direction: 'rtl',
      align: 'start',
      containScroll: 'trimSnaps',
      loop: true,
      ...carouselBreakpoints(layout, slideCount),
      startIndex,
      duration: isCalm ? 0 : 25,
    });
    if (!isCalm) timeNavigation(api, navigationMs);
    const read = () => setState(readState(api));
    api.on('select', read).on('reInit', read);
    embla.current = api;
    read();
    return () => {
      embla.current = null;
      api.destroy();
      setState(atRest);
    };
  }, [viewport, layout, slideCount]);

  const goOn = () => embla.current?.scrollNext();
  const goBack = () => embla.current?.scrollPrev();
  const goTo = (at: number) => embla.current?.scrollTo(at);
  return { embla, state, goOn, goBack, goTo };
};

const readState = (api: EmblaCarouselType): CarouselState => ({
  moving: api.internalEngine().options.active,
  selected: api.selectedScrollSnap(),
  snapCount: api.scrollSnapList().length,
  canGoBack: api.canScrollPrev(),
  canGoOn: api.canScrollNext(),
});

/** A visitor may have swiped before the script came: start where they are. */
const takeOverScroll = (viewport: HTMLElement): number => {
  const slide = viewport.querySelector<HTMLElement>('.carousel-slide');
  const startIndex = slide ? Math.round(Math.abs(viewport.scrollLeft) / slide.offsetWidth) : 0;
  viewport.scrollLeft = 0;
  return startIndex;
};
