import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from 'react';

type FoldedInput = {
  ref: RefObject<HTMLInputElement | null>;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/**
 * An input whose text is folded while it is typed. The caret stays where the hand is: setting another value
 * would throw it to the end.
 */
export const useFoldedInput = (
  fold: (text: string) => string,
  onText: (text: string) => void,
): FoldedInput => {
  const ref = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    const input = ref.current;
    if (caret.current === null || !input || document.activeElement !== input) return;
    // Where it is already there it is left alone: a word that is being composed would be broken off.
    if (input.selectionStart !== caret.current) input.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return {
    ref,
    onChange: ({ target }) => {
      const at = target.selectionStart ?? target.value.length;
      caret.current = fold(target.value.slice(0, at)).length;
      onText(fold(target.value));
    },
  };
};
