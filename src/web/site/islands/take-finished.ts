import type { Filling } from '#web/ui/filling.ts';

/**
 * The finished HTML inside some elements of an island, for React to leave as it is: what does not move need not
 * travel twice, once as HTML and once as data.
 */
export const takeFinished = (island: Element, selector: string): Filling[] =>
  Array.from(island.querySelectorAll(selector), ({ innerHTML }) => ({
    dangerouslySetInnerHTML: { __html: innerHTML },
  }));
