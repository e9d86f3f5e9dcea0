import { type ChangeEvent, type RefObject, useRef } from 'react';
import { useKeptCaret } from '#web/ui/use-kept-caret.ts';

type FoldedInput = {
  ref: RefObject<HTMLInputElement | null>;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** An input whose text is folded while it is typed. Keeps the caret in place. */
export const useFoldedInput = (
  fold: (text: string) => string,
  onText: (text: string) => void,
): FoldedInput => {
  const ref = useRef<HTMLInputElement>(null);
  const caret = useKeptCaret(ref);
  return {
    ref,
    onChange: ({ target }) => {
      const at = target.selectionStart ?? target.value.length;
      caret.current = fold(target.value.slice(0, at)).length;
      onText(fold(target.value));
    },
  };
};
