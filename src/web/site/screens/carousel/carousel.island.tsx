import type { DrawIsland } from '../../islands/island-props.ts';
import { readServerHtml } from '../../islands/read-server-html.ts';
import { Carousel, type CarouselSettings } from '../../ui/carousel/carousel.tsx';

declare module '../../islands/island-props.ts' {
  interface IslandProps {
    carousel: CarouselSettings;
  }
}

export const draw: DrawIsland<'carousel'> = (settings, element) => (
  <Carousel {...settings} slides={readServerHtml(element, '.carousel-slide')} />
);
