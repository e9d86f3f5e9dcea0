import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the caret where the person types when a field gets another value than was typed: it would go to the end.
 * A change handler sets the place; it is taken once.
 */
export const useKeptCaret = (
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
): RefObject<number | null> => {
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    const { current } = field;
    if (caret.current === null || !current || document.activeElement !== current) return;
    // Where it is already there it is left alone: a word that is being composed would be broken off.
    if (current.selectionStart !== caret.current) current.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return caret;
};
