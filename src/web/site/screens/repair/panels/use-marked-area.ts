import { type ChangeEvent, type RefObject, useRef } from 'react';
import { useKeptCaret } from '#web/ui/use-kept-caret.ts';
import { markNumberRuns, unmarkText } from './mark-number-runs.ts';

type MarkedArea = {
  ref: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
};

/** A text area in which numbers read as they do on the page. Keeps the caret in place. */
export const useMarkedArea = (text: string, onText: (text: string) => void): MarkedArea => {
  const ref = useRef<HTMLTextAreaElement>(null);
  const caret = useKeptCaret(ref);
  return {
    ref,
    value: markNumberRuns(text),
    onChange: ({ target }) => {
      const before = unmarkText(target.value.slice(0, target.selectionStart)).length;
      const typed = unmarkText(target.value);
      caret.current = placeAfter(markNumberRuns(typed), before);
      onText(typed);
    },
  };
};

/** Where so many typed characters end in the marked text. */
const placeAfter = (marked: string, typed: number): number => {
  let at = 0;
  for (let seen = 0; seen < typed && at < marked.length; at += 1) {
    if (unmarkText(marked.charAt(at)) !== '') seen += 1;
  }
  return at;
};
