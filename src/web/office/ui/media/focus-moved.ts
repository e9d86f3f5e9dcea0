/**
 * The focus goes with an item that was moved by its buttons, so that it can be moved on. At an end its other button has
 * it; after a removal the next item's, and the button below an empty list.
 */
export const focusMoved = (list: HTMLElement | null, place: number, button: 'back' | 'on' | 'away'): void => {
  // The list is drawn in its new order before the next frame.
  requestAnimationFrame(() => {
    const item = list?.children[place];
    const wanted = item?.querySelector<HTMLButtonElement>(`[data-move=${button}]:not(:disabled)`);
    const next = wanted ?? item?.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)');
    (next ?? list?.parentElement?.querySelector<HTMLButtonElement>(':scope > button'))?.focus();
  });
};
