import { useSyncExternalStore } from 'react';
import type { Permission } from '#contract/office/permissions.ts';
import { findOpenSession, type Session, type SessionSnapshot, sessionStore } from './session-store.ts';

export const useSessionSnapshot = (): SessionSnapshot =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get);

/** Who is signed in. Only inside the shell, which is drawn for someone. */
export const useSession = (): Session => {
  const session = useSyncExternalStore(sessionStore.subscribe, findOpenSession);
  if (!session) throw new Error('useSession is used outside the shell');
  return session;
};

/** Whether the person may do that; permissions come with the session, so nothing flashes. */
export const useMay = (permission: Permission): boolean => useSession().permissions.has(permission);
