import type { ReactNode } from 'react';

/**
 * Every island, and the few facts that travel with it in the page. They are JSON, and in view of everyone. Each
 * `NAME.island.tsx` adds its own line:
 *
 * @example declare module '../../islands/island-props.ts' { interface IslandProps { portal: PortalEntranceProps } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: the islands' own modules fill it
export interface IslandProps {}

export type IslandName = keyof IslandProps;

/** Draws an island exactly as the server drew it; finished HTML inside it is taken from the element itself. */
export type DrawIsland<Name extends IslandName> = (props: IslandProps[Name], element: Element) => ReactNode;

/** Where the program of each island is; a page loads only those that it contains. */
export type IslandTable = { [Name in IslandName]: () => Promise<{ draw: DrawIsland<Name> }> };

/**
 * When an island is hydrated: at once; when the page has loaded and the browser has nothing else to do; or
 * when besides it is about to scroll into view, or the visitor has stayed a while. A touch, a key or the focus
 * inside it always hydrates it at once.
 */
export type IslandTrigger = 'now' | 'idle' | 'near';
