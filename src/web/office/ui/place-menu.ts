import { nextIndex } from '#web/ui/next-index.ts';

const gap = 6;

/** Puts an open popover under its button, within the window, and the focus on its first entry. */
export const placeBelow = (button: HTMLElement, menu: HTMLElement): void => {
  const at = button.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = menu;
  const left = Math.min(Math.max(gap, at.right - offsetWidth), window.innerWidth - offsetWidth - gap);
  const below = at.bottom + gap;
  const top = below + offsetHeight > window.innerHeight ? Math.max(gap, at.top - offsetHeight - gap) : below;
  menu.style.setProperty('left', `${left}px`);
  menu.style.setProperty('top', `${top}px`);
  menu.style.setProperty('right', 'auto');
  menu.style.setProperty('bottom', 'auto');
  menu.querySelector<HTMLElement>('[role=menuitem]')?.focus();
};

/** Arrows, Home and End walk a menu's entries. */
export const moveInMenu = (event: KeyboardEvent): void => {
  if (!(event.target instanceof HTMLElement)) return;
  const menu = event.target.closest('[role=menu]');
  const items = [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const at = items.findIndex((item) => item.matches(':focus'));
  const next = nextIndex(event.key, at, items.length, { axis: 'column' });
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
};
