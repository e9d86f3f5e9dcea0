import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { htmlSlot, type SlotContent } from '#web/ui/slot-content.ts';

/**
 * Draws what is the same on every page and for everyone, when its module is read, so that no page draws it again.
 * For the inside of an island too: the browser draws the same over it.
 *
 * @example <ul {...drawOnce(<Tiles />)} /> // with the call outside the component
 */
export const drawOnce = (constant: ReactElement): SlotContent => htmlSlot(renderToString(constant));
