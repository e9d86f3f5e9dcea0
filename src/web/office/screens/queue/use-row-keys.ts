import { type ScreenKeys, useScreenKeys } from '../../app/keys/use-screen-keys.ts';

const rowOf = (element: Element | null): HTMLElement | null => element?.closest('tbody tr') ?? null;

const step = (by: 1 | -1): void => {
  const links = [...document.querySelectorAll<HTMLElement>('main .row-link')];
  const row = rowOf(document.activeElement);
  const at = links.findIndex((link) => row !== null && rowOf(link) === row);
  const next = at === -1 ? (by === 1 ? 0 : links.length - 1) : at + by;
  links[Math.min(links.length - 1, Math.max(0, next))]?.focus();
};

const press = (selector: string): void =>
  rowOf(document.activeElement)?.querySelector<HTMLElement>(selector)?.click();

const keys = {
  KeyJ: () => step(1),
  KeyK: () => step(-1),
  KeyX: () => press('input[type=checkbox]'),
  KeyE: () => press('[data-next-action]'),
} satisfies ScreenKeys;

/**
 * `j` and `k` walk the rows, `x` chooses one, `e` does what is next, `a` gives it to a colleague; Enter opens, as on
 * every link. `onAssign` gets the row that has the focus, if one has; `n` registers a request.
 */
export const useRowKeys = (onAssign: (row: number | undefined) => void, onRegister: () => void): void => {
  const assign = () => {
    const row = rowOf(document.activeElement);
    const at = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : -1;
    onAssign(at === -1 ? undefined : at);
  };
  useScreenKeys({ ...keys, KeyA: assign, KeyN: onRegister });
};
