import { htmlSlot, type SlotContent } from '../ui/slot-content.ts';

/**
 * The finished HTML inside some elements of an island, for React to leave as it is: static parts are not sent
 * twice, once as HTML and once as data.
 */
export const readServerHtml = (island: Element, selector: string): SlotContent[] =>
  Array.from(island.querySelectorAll(selector), ({ innerHTML }) => htmlSlot(innerHTML));
