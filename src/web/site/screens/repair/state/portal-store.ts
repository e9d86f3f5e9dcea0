import { startState } from './portal-state.ts';
import { type PortalEvent, reducePortal } from './reduce-portal.ts';

/** The portal's one state: actions read it at any moment, React draws it after every event. */
export const createPortalStore = () => {
  let state = startState;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    dispatch: (event: PortalEvent) => {
      state = reducePortal(state, event);
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
