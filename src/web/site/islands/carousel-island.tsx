import { carouselTexts } from '#web/texts/everywhere.ts';
import { Carousel } from '#web/ui/carousel/carousel.tsx';
import type { DrawIsland } from './island-props.ts';
import { readServerHtml } from './read-server-html.ts';

export const draw: DrawIsland<'carousel'> = (settings, element) => (
  <Carousel {...settings} texts={carouselTexts} slides={readServerHtml(element, '.carousel-slide')} />
);
