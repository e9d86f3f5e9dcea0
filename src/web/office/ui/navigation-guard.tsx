import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Blocker, type BlockerFunction, useBlocker } from 'react-router';

export type BlockedNavigation = Extract<Blocker, { state: 'blocked' }>;
type Guard = {
  /** Whether this navigation would lose something. */
  shouldBlock: BlockerFunction;
  /** Without a navigation once it was answered, or nothing can be lost any more. */
  onBlocked: (blocked: BlockedNavigation | undefined) => void;
  /** Of an open dialog: asked before what lies beneath it. */
  isOfDialog?: boolean;
};

type CurrentGuard = { readonly current: Guard };

/** The mounted guards, the newest last. */
const guards = new Set<CurrentGuard>();

/**
 * Holds navigations back that would lose something; mount it only while there is something to lose.
 *
 * @example {isDirty && <NavigationGuard shouldBlock={() => true} onBlocked={setBlocked} />}
 */
export const NavigationGuard = (props: Guard) => {
  const guard = useRef(props);
  useLayoutEffect(() => {
    guard.current = props;
  });
  // Before the screen is painted: whoever sees unsaved text may press Back at once.
  useLayoutEffect(() => {
    guards.add(guard);
    return () => {
      guards.delete(guard);
      guard.current.onBlocked(undefined);
    };
  }, []);
  return null;
};

/** The router supports one blocker only: this one, mounted once in the office, checks every mounted guard. */
export const NavigationBlocker = () => {
  const [asking, setAsking] = useState<CurrentGuard>();
  const blocker = useBlocker((navigation) => {
    const asked = [...guards].filter(({ current }) => current.shouldBlock(navigation));
    setAsking(asked.findLast(({ current }) => current.isOfDialog) ?? asked.at(-1));
    return asked.length > 0;
  });
  useEffect(() => {
    if (!asking || blocker.state !== 'blocked') return undefined;
    asking.current.onBlocked(blocker);
    return () => asking.current.onBlocked(undefined);
  }, [asking, blocker]);
  return null;
};
