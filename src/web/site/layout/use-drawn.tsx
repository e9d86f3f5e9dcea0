import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MediaOriginProvider, useMediaOrigin } from '#web/ui/media-origin.tsx';
import { htmlSlot, type SlotContent } from '#web/ui/slot-content.ts';
import { joinParts } from './join-parts.ts';

/** Of all kinds together; the one kept longest goes first. One takes some eight kilobytes. */
const mostKept = 500;

const kept = new Map<string, SlotContent>();
const kinds = new Map<unknown, number>();

/** Only functions of modules are counted, so there are few. */
const kindOf = (draw: unknown): number => {
  const known = kinds.get(draw) ?? kinds.size;
  kinds.set(draw, known);
  return known;
};

/**
 * The inside of a card or a part, drawn once for what it shows: an edit makes every page anew, but leaves most of
 * them as they were, and many cards stand on several pages. `draw` is a function of its module. What it draws may ask for no context
 * but the media's origin, and may hold no island and no picture that is asked for at once.
 *
 * @example
 * const ItemCard = ({ item }: { item: ShownItem }) => <Card {...useDrawn(drawItem, item)} />;
 * const drawItem = (item: ShownItem) => <h3>{item.title}</h3>;
 */
export const useDrawn = <Shown,>(draw: (shown: Shown) => ReactElement, shown: Shown): SlotContent => {
  const origin = useMediaOrigin();
  // All that is shown is in the key, so what is kept can never be older than its words.
  const key = JSON.stringify([kindOf(draw), origin, shown]);
  const known = kept.get(key);
  if (known) return known;
  const drawn = <MediaOriginProvider value={origin}>{draw(shown)}</MediaOriginProvider>;
  const fresh = htmlSlot(joinParts(renderToString(drawn)));
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value as string);
  kept.set(key, fresh);
  return fresh;
};
