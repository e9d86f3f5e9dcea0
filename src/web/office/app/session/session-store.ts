import type { Permission, Role } from '#contract/office/permissions.ts';
import { createStore } from '#web/ui/create-store.ts';

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

const store = createStore<SessionSnapshot>({ state: { kind: 'loading' }, question: undefined });

/** The session of this tab; outside React, because calls need it too. */
export const sessionStore = {
  ...store,
  set: (change: Partial<SessionSnapshot>): void => store.set({ ...store.get(), ...change }),
};

export const findOpenSession = (): Session | undefined => {
  const { state } = store.get();
  return state.kind === 'open' ? state.session : undefined;
};
