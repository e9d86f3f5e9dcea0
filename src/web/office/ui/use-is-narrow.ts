import { useSyncExternalStore } from 'react';

const narrow = window.matchMedia('(width < 48rem)');

const subscribe = (listener: () => void) => {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

/** Whether the window has room for one column alone. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
