import { useEffect, useEffectEvent } from 'react';
import { runShortcut } from './key-burst.ts';
import { isAfterLeader } from './leader-key.ts';
import { isDialogOpen, isWriting } from './office-keys.rules.ts';

/** What a screen does at single keys, by their place on the keyboard: `{ KeyN: () => … }`. */
export type ScreenKeys = Readonly<Record<string, () => void>>;

/**
 * The keys of one screen, while it is shown. A field that is written in and an open dialog keep them to
 * themselves, and with Control, Alt or Meta they are the browser's own.
 *
 * @example useScreenKeys({ KeyN: () => note.current?.focus() });
 */
export const useScreenKeys = (keys: ScreenKeys): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[event.code];
    if (!action || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    // A letter after `g` goes to a section.
    if (isAfterLeader(event.timeStamp)) return;
    if (isWriting(document.activeElement) || isDialogOpen()) return;
    event.preventDefault();
    runShortcut(event, action);
  });

  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};
