import { findOpenSession, sessionStore } from './session-store.ts';

let signingIn: Promise<boolean> | undefined;
let proving: Promise<boolean> | undefined;

/**
 * Asks for sign-in over the screen. True when the same person is back; calls that ask at the same moment share one
 * question. Somebody else who signs in gets a fresh page and nothing of this one.
 */
export const regainSession = (): Promise<boolean> => {
  const session = findOpenSession();
  if (!session) return Promise.resolve(false);
  signingIn ??= new Promise<boolean>((answer) => {
    sessionStore.set({ question: { kind: 'signIn', person: session.person, answer } });
  }).finally(() => {
    signingIn = undefined;
    sessionStore.set({ question: undefined });
  });
  return signingIn;
};

/** Asks for password and second factor again, before an action that needs both fresh. */
export const proveAgain = (): Promise<boolean> => {
  proving ??= new Promise<boolean>((answer) => {
    sessionStore.set({ question: { kind: 'proof', answer } });
  }).finally(() => {
    proving = undefined;
    sessionStore.set({ question: undefined });
  });
  return proving;
};
