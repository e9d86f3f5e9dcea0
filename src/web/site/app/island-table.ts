import type { IslandTable } from '../islands/island-props.ts';

/** Every island of the site and where its program lies. */
export const islandTable: IslandTable = {
  carousel: () => import('../screens/carousel/carousel.island.tsx'),
  'contact-form': () => import('../screens/contact/contact-form.island.tsx'),
  lab: () => import('../screens/lab/lab.island.tsx'),
  payback: () => import('../screens/payback/payback.island.tsx'),
  'picture-stage': () => import('../screens/gallery/picture-stage.island.tsx'),
  portal: () => import('../screens/repair/portal.island.tsx'),
  'print-button': () => import('../screens/print/print-button.island.tsx'),
  'product-gallery': () => import('../screens/product/product-gallery.island.tsx'),
  'revision-pages': () => import('../screens/revisions/revision-pages.island.tsx'),
  tabs: () => import('../screens/product/tabs.island.tsx'),
};
