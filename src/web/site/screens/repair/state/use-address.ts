import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** Goes to an address of this page, or leaves it as the current one, without loading anything. */
export const setAddress = (address: string, how: 'push' | 'replace', state: unknown): void => {
  if (how === 'push') window.history.pushState(state, '', address);
  else window.history.replaceState(state, '', address);
  for (const listener of listeners) listener();
};

/** What the address asks for; follows `setAddress` and the browser's own back and forward. */
export const useAddress = (): URLSearchParams =>
  new URLSearchParams(useSyncExternalStore(follow, () => window.location.search));

const follow = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
};
