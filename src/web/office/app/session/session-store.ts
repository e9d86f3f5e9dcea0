import type { Permission, Role } from '#contract/office/permissions.ts';

export type Person = { staffId: number; name: string; email: string };
export type Session = { person: Person; roles: readonly Role[]; permissions: ReadonlySet<Permission> };

/** Whether somebody is signed in in this tab. */
type SessionState =
  | { kind: 'loading' }
  | { kind: 'unreachable' }
  | { kind: 'signedOut' }
  | { kind: 'open'; session: Session };

/** What is asked of the person over the screen, while the call that needs it waits. */
export type Question =
  | { kind: 'signIn'; person: Person; answer: (isSame: boolean) => void }
  | { kind: 'proof'; answer: (isProven: boolean) => void };

export type SessionSnapshot = { state: SessionState; question: Question | undefined };

let snapshot: SessionSnapshot = { state: { kind: 'loading' }, question: undefined };
const listeners = new Set<() => void>();

/** The session of this tab; outside React, because calls need it too. */
export const sessionStore = {
  get: (): SessionSnapshot => snapshot,
  set: (change: Partial<SessionSnapshot>): void => {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

export const findOpenSession = (): Session | undefined =>
  snapshot.state.kind === 'open' ? snapshot.state.session : undefined;
