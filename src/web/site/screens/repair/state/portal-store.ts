import { createStore } from '#web/ui/create-store.ts';
import { startState } from './portal-state.ts';
import { type PortalEvent, reducePortal } from './reduce-portal.ts';

/** The portal's one state: actions read it at any moment, React draws it after every event. */
export const createPortalStore = () => {
  const { get: getState, set, subscribe } = createStore(startState);
  return { getState, subscribe, dispatch: (event: PortalEvent) => set(reducePortal(getState(), event)) };
};
