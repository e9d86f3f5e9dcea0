import type { DrawIsland, IslandName } from './island-props.ts';

type IslandTable = { [Name in IslandName]: () => Promise<{ draw: DrawIsland<Name> }> };

/** Where the program of each island is; a page loads only those that stand on it. */
export const islandTable: IslandTable = {
  carousel: () => import('./carousel-island.tsx'),
  'contact-form': () => import('./contact-form-island.tsx'),
  payback: () => import('./payback-island.tsx'),
  'picture-stage': () => import('./picture-stage-island.tsx'),
  portal: () => import('./portal-island.tsx'),
  'product-gallery': () => import('./product-gallery-island.tsx'),
  tabs: () => import('./tabs-island.tsx'),
};
