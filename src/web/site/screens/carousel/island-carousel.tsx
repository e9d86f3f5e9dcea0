import { Children, type ReactNode } from 'react';
import { Island } from '../../islands/island.tsx';
import type { IslandTrigger } from '../../islands/island-props.ts';
import { Carousel, type CarouselSettings } from '../../ui/carousel/carousel.tsx';
import { toSlot } from '../../ui/slot-content.ts';

/** A carousel on a page that runs no other script. Each child is a slide; its HTML is not sent a second time. */
export const IslandCarousel = ({
  when = 'near',
  children,
  ...settings
}: CarouselSettings & { when?: IslandTrigger; children: ReactNode }) => (
  <Island name="carousel" when={when} props={settings}>
    <Carousel {...settings} slides={Children.toArray(children).map(toSlot)} />
  </Island>
);
