/**
 * The `ref` of what is read first after a pressed button went away with its step: the focus goes on from there.
 *
 * @example <h2 ref={takeFocus} tabIndex={-1} className="outline-none">…</h2>
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
