import type { ReactNode } from 'react';
import type { CarouselSettings } from '#web/ui/carousel/carousel.tsx';
import type { ContactFieldsProps } from '../screens/contact/contact-fields.tsx';
import type { PictureStageProps } from '../screens/gallery/picture-stage.tsx';
import type { PaybackViewProps } from '../screens/payback/payback-view.tsx';
import type { ProductGalleryProps } from '../screens/product/product-gallery.tsx';
import type { PortalEntranceProps } from '../screens/repair/portal-entrance.tsx';

/** Every island, and the few facts that travel with it in the page. They are JSON, and in view of everyone. */
export type IslandProps = {
  carousel: CarouselSettings;
  'contact-form': ContactFieldsProps;
  payback: PaybackViewProps;
  'picture-stage': PictureStageProps;
  portal: PortalEntranceProps;
  'product-gallery': ProductGalleryProps;
  tabs: { label: string; titles: readonly { id: string; title: string }[] };
};

export type IslandName = keyof IslandProps;

/** Draws an island exactly as the server drew it; finished HTML inside it is taken from the element itself. */
export type DrawIsland<Name extends IslandName> = (props: IslandProps[Name], element: Element) => ReactNode;

/**
 * When an island comes to life: at once; when the page has loaded and the browser has nothing else to do; or
 * when besides it is about to scroll into view, or the visitor has stayed a while. A touch, a key or the focus
 * inside it always calls it at once.
 */
export type IslandMoment = 'now' | 'idle' | 'near';
