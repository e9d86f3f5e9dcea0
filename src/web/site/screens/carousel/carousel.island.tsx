import { carouselTexts } from '#web/texts/everywhere.ts';
import { Carousel, type CarouselSettings } from '#web/ui/carousel/carousel.tsx';
import type { DrawIsland } from '../../islands/island-props.ts';
import { readServerHtml } from '../../islands/read-server-html.ts';

declare module '../../islands/island-props.ts' {
  interface IslandProps {
    carousel: CarouselSettings;
  }
}

export const draw: DrawIsland<'carousel'> = (settings, element) => (
  <Carousel {...settings} texts={carouselTexts} slides={readServerHtml(element, '.carousel-slide')} />
);
