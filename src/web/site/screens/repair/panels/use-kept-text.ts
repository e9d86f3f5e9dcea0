import { useState } from 'react';
import { keepUnsaved, readUnsaved, type UnsavedKind } from '../../portal-shared/kept-memory.ts';

export type KeptText = {
  text: string;
  setText: (text: string) => void;
  /** The text was found from an earlier visit of this form. */
  isRecalled: boolean;
  /** Empties the form, as a failed save must, and sets the text aside. */
  setAside: () => void;
  hasSetAside: boolean;
  restore: () => void;
  /** It has arrived, or is not wanted: nothing is kept. */
  forget: () => void;
};

/** A text that outlives its form: a reload, another step, a session that ended and a save that failed. */
export const useKeptText = (owner: string, kind: UnsavedKind, start = ''): KeptText => {
  const [recalled] = useState(() => readUnsaved(owner, kind));
  const [text, showText] = useState(recalled || start);
  const [aside, changeAside] = useState('');
  const [isRecalled, setRecalled] = useState(recalled !== '' && recalled !== start);
  const setText = (typed: string) => {
    showText(typed);
    setRecalled(false);
    keepUnsaved(owner, kind, typed);
  };
  return {
    text,
    setText,
    isRecalled,
    setAside: () => {
      changeAside(text);
      showText('');
    },
    hasSetAside: aside !== '' && text === '',
    restore: () => {
      setText(aside);
      changeAside('');
    },
    forget: () => {
      changeAside('');
      showText(start);
      setRecalled(false);
      keepUnsaved(owner, kind, '');
    },
  };
};
