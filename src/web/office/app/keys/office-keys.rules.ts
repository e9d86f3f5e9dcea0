/** What a key press means. Keys are physical (`event.code`): a Persian layout has them at the same places. */
export type KeyPress = Readonly<{
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}>;

type KeyMeaning =
  | { kind: 'search' }
  | { kind: 'list' }
  | { kind: 'leader' }
  | { kind: 'go'; code: string }
  | { kind: 'nothing' };

/**
 * `/` searches, `?` lists the keys, `g` and then a letter goes to a section. `afterLeader` is true when `g` was
 * the press before.
 */
export const readKeyPress = (press: KeyPress, afterLeader: boolean): KeyMeaning => {
  if (press.ctrlKey || press.altKey || press.metaKey) return { kind: 'nothing' };
  if (afterLeader && /^Key[A-Z]$/.test(press.code)) return { kind: 'go', code: press.code };
  if (press.code === 'Slash') return { kind: press.shiftKey ? 'list' : 'search' };
  if (press.code === 'KeyG' && !press.shiftKey) return { kind: 'leader' };
  return { kind: 'nothing' };
};

/** The Latin letter on a key, as the list of keys shows it. */
export const toKeyLetter = (code: string): string => code.replace(/^Key/, '').toLowerCase();

const writable =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';

/** Whether the focus is where a person writes; then no key of the office acts. */
export const isWriting = (element: Pick<Element, 'closest'> | null): boolean =>
  element !== null &&
  (element.closest(writable) !== null || element.closest('[role="spinbutton"], [role="textbox"]') !== null);

/** While a dialog is open, no key of the office acts. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;
