import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Permission } from '#contract/office/permissions.ts';
import { type Session, type SessionSnapshot, sessionStore } from './session-store.ts';

export const useSessionSnapshot = (): SessionSnapshot =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get);

export const SessionContext = createContext<Session | undefined>(undefined);

/** Who is signed in. Only inside the shell, which is drawn for someone. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is used outside the shell');
  return session;
};

/** Whether the person may do that; permissions come with the session, so nothing flashes. */
export const useMay = (permission: Permission): boolean => useSession().permissions.has(permission);
