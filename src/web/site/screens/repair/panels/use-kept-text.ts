import { useState } from 'react';
import { findTabMemory, keepUnsaved, recallUnsaved, type UnsavedKind } from '../state/keep-in-tab.ts';

export type KeptText = {
  text: string;
  setText: (text: string) => void;
  /** The text was found from an earlier visit of this form. */
  isRecalled: boolean;
  /** Empties the form, as a failed save must, and lays the text aside. */
  layAside: () => void;
  hasLaidAside: boolean;
  takeUp: () => void;
  /** It has arrived, or is not wanted: nothing is kept. */
  forget: () => void;
};

/** A text that outlives its form: a reload, another step, a session that ended and a save that failed. */
export const useKeptText = (owner: string, kind: UnsavedKind, start = ''): KeptText => {
  const [recalled] = useState(() => recallUnsaved(findTabMemory(), owner, kind));
  const [text, showText] = useState(recalled || start);
  const [aside, setAside] = useState('');
  const [isRecalled, setRecalled] = useState(recalled !== '' && recalled !== start);
  const setText = (typed: string) => {
    showText(typed);
    setRecalled(false);
    keepUnsaved(findTabMemory(), owner, kind, typed);
  };
  return {
    text,
    setText,
    isRecalled,
    layAside: () => {
      setAside(text);
      showText('');
    },
    hasLaidAside: aside !== '' && text === '',
    takeUp: () => {
      setText(aside);
      setAside('');
    },
    forget: () => {
      setAside('');
      showText(start);
      setRecalled(false);
      keepUnsaved(findTabMemory(), owner, kind, '');
    },
  };
};
