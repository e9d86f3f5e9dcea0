import type { ReactNode } from 'react';
import type { IslandName, IslandProps } from './island-props.ts';

/** Draws an island exactly as the server drew it; finished HTML inside it is taken from the element itself. */
export type DrawIsland<Name extends IslandName> = (props: IslandProps[Name], element: Element) => ReactNode;

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
