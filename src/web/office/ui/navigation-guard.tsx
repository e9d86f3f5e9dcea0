import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Blocker, type BlockerFunction, useBlocker } from 'react-router';

export type BlockedNavigation = Extract<Blocker, { state: 'blocked' }>;
type Guard = {
  /** Whether this navigation would lose something. */
  asks: BlockerFunction;
  /** Without a navigation once it was answered. */
  onBlocked: (blocked: BlockedNavigation | undefined) => void;
  /** Of an open dialog: asked before what lies beneath it. */
  isOfDialog?: boolean;
};

/** Everything with something to lose, the newest last. */
let guards: readonly Guard[] = [];
const listeners = new Set<() => void>();

const setGuards = (next: readonly Guard[]) => {
  guards = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Holds navigations back that would lose something; mount it only while there is something to lose. The router asks
 * one blocker alone, so the newest guard asks for all of them.
 *
 * @example {isDirty && <NavigationGuard asks={() => true} onBlocked={setBlocked} />}
 */
export const NavigationGuard = (props: Guard) => {
  const [guard] = useState(() => ({ ...props }));
  const isNewest = useSyncExternalStore(subscribe, () => guards.at(-1) === guard);
  useEffect(() => {
    Object.assign(guard, props);
  });
  useEffect(() => {
    setGuards([...guards, guard]);
    return () => setGuards(guards.filter((one) => one !== guard));
  }, [guard]);
  return isNewest && <RouterBlocker />;
};

const RouterBlocker = () => {
  const [asking, setAsking] = useState<Guard>();
  const blocker = useBlocker((navigation) => {
    const asked = guards.filter(({ asks }) => asks(navigation));
    setAsking(asked.findLast(({ isOfDialog }) => isOfDialog) ?? asked.at(-1));
    return asked.length > 0;
  });
  useEffect(() => {
    if (!asking || blocker.state !== 'blocked') return undefined;
    asking.onBlocked(blocker);
    return () => asking.onBlocked(undefined);
  }, [asking, blocker]);
  return null;
};
