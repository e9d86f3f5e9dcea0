import type { KeyboardEvent } from 'react';

/** Enter after a number goes on to the next line: it never sends the whole bill, and an SMS with it. */
export const continueOnEnter = (event: KeyboardEvent<HTMLElement>): void => {
  const isAnswered = event.defaultPrevented || event.nativeEvent.isComposing;
  if (event.key !== 'Enter' || isAnswered || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[role="combobox"]')?.focus();
};
