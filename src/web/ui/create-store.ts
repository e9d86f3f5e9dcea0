/** A state outside React; `subscribe` and `get` are what `useSyncExternalStore` takes. */
export const createStore = <State>(initial: State) => {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: (): State => state,
    set: (next: State): void => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
