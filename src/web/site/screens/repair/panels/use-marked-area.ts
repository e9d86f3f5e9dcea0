import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { markNumberRuns, unmarkText } from './mark-number-runs.ts';

type MarkedArea = {
  ref: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
};

/** A text area in which numbers read as they do on the page. The caret stays where the hand is. */
export const useMarkedArea = (text: string, onText: (text: string) => void): MarkedArea => {
  const ref = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    const area = ref.current;
    if (caret.current === null || !area || document.activeElement !== area) return;
    // Where it is already there it is left alone: a word that is being composed would be broken off.
    if (area.selectionStart !== caret.current) area.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
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
