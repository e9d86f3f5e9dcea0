import { useSyncExternalStore } from 'react';

const short = window.matchMedia('(48rem <= width < 64rem)');

const subscribe = (listener: () => void) => {
  short.addEventListener('change', listener);
  return () => short.removeEventListener('change', listener);
};

/** Whether the window is a tablet's: wide enough for a sidebar, too short of room for its words. */
export const useHasShortRoom = (): boolean => useSyncExternalStore(subscribe, () => short.matches);
