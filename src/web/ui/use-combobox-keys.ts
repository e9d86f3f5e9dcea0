import { type KeyboardEvent, useState } from 'react';
import { nextIndex } from './next-index.ts';

/** The keys of a combobox: arrows walk, Enter chooses, Escape closes. Enter on a closed list is the form's. */
export const useComboboxKeys = <Option>({
  options,
  isOpen,
  setWanted,
  choose,
}: {
  options: readonly Option[];
  isOpen: boolean;
  setWanted: (isWanted: boolean) => void;
  choose: (option: Option) => void;
}) => {
  const [active, setActive] = useState(-1);
  const onKeyDown = (event: KeyboardEvent) => {
    // A key that finishes a word in an input method is not meant for the list.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setWanted(true);
      if (isOpen) setActive(nextIndex(event.key, active, options.length, { axis: 'column' }) ?? -1);
    } else if (isOpen && event.key === 'Enter') {
      event.preventDefault();
      const option = options[active];
      if (option) choose(option);
      else setWanted(false);
    } else if (isOpen && event.key === 'Escape') {
      event.preventDefault();
      setWanted(false);
    }
  };
  return { active, setActive, onKeyDown };
};
