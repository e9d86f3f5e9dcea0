import { findOpenSession, type Question, sessionStore } from './session-store.ts';

let signingIn: Promise<boolean> | undefined;
let proving: Promise<boolean> | undefined;

/** Shows a question over the screen. One that is open already is answered with no: the call that waits for it ends. */
const ask = async (toQuestion: (answer: (yes: boolean) => void) => Question): Promise<boolean> => {
  sessionStore.get().question?.answer(false);
  let question: Question | undefined;
  const yes = await new Promise<boolean>((answer) => {
    question = toQuestion(answer);
    sessionStore.set({ question });
  });
  if (sessionStore.get().question === question) sessionStore.set({ question: undefined });
  return yes;
};

/**
 * Asks for sign-in over the screen. True when the same person is back; calls that ask at the same moment share one
 * question. Somebody else who signs in gets a fresh page and nothing of this one.
 */
export const regainSession = (): Promise<boolean> => {
  const session = findOpenSession();
  if (!session) return Promise.resolve(false);
  signingIn ??= ask((answer) => ({ kind: 'signIn', person: session.person, answer })).finally(() => {
    signingIn = undefined;
  });
  return signingIn;
};

/**
 * Asks for password and second factor again, before an action that needs both fresh; after a sign-in that is asked for.
 */
export const proveAgain = (): Promise<boolean> => {
  const askForProof = async (): Promise<boolean> =>
    signingIn && !(await signingIn) ? false : ask((answer) => ({ kind: 'proof', answer }));
  proving ??= askForProof().finally(() => {
    proving = undefined;
  });
  return proving;
};
