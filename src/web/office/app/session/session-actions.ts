import type { ResultOf } from '#contract/call.ts';
import type { OfficeCalls } from '#contract/office/calls.ts';
import { officeClient } from '../office-client.ts';
import { OfficeFailure } from '../office-failure.ts';
import { allowLeaving } from '../work/allow-leaving.ts';
import { forgetAllWork } from '../work/work-store.ts';
import { recordActivity } from './activity.ts';
import { findInvitationToken } from './find-invitation-token.ts';
import { findOpenSession, type Session, sessionStore } from './session-store.ts';
import { notifyOtherTabs } from './tab-messages.ts';

export const sessionClient = officeClient({
  getSession: 'get /session',
  signOut: 'delete /session',
});

export const toSession = ({
  person,
  roles,
  permissions,
}: Pick<ResultOf<OfficeCalls['getSession']>, 'person' | 'roles' | 'permissions'>): Session => ({
  person: { staffId: person.id, name: person.name, email: person.email },
  roles,
  permissions: new Set(permissions),
});

/** Reads who is signed in: the first call of the office. */
export const fetchSession = async (): Promise<void> => {
  try {
    const session = toSession(await sessionClient.getSession());
    recordActivity();
    sessionStore.set({ state: { kind: 'open', session } });
  } catch (thrown) {
    const isNobody = thrown instanceof OfficeFailure && thrown.httpStatus === 401;
    sessionStore.set({ state: { kind: isNobody ? 'signedOut' : 'unreachable' } });
  }
};

/**
 * Somebody has signed in, on the page or over a screen. The same person continues where they were; for another person
 * the page is loaded anew, so that it holds nothing of the one before.
 */
export const completeSignIn = (session: Session): void => {
  const { question } = sessionStore.get();
  recordActivity();
  notifyOtherTabs({ kind: 'entered', staffId: session.person.staffId });
  if (findInvitationToken()) {
    reloadOffice();
    return;
  }
  if (question?.kind !== 'signIn') {
    sessionStore.set({ state: { kind: 'open', session } });
    return;
  }
  if (question.person.staffId === session.person.staffId) {
    sessionStore.set({ state: { kind: 'open', session } });
    question.answer(true);
  } else reloadOffice();
};

export const signOutOfOffice = async (): Promise<void> => {
  try {
    await sessionClient.signOut(undefined, { isOutsideSession: true });
  } catch (thrown) {
    if (!(thrown instanceof OfficeFailure) || thrown.httpStatus !== 401) throw thrown;
  }
  leaveOffice();
};

/** Takes the person's unsaved texts out of the browser and ends the other tabs; the session is over already. */
export const leaveOffice = (): void => {
  const session = findOpenSession();
  if (session) {
    forgetAllWork(session.person.staffId);
    notifyOtherTabs({ kind: 'left', staffId: session.person.staffId });
  }
  reloadOffice();
};

export const reloadOffice = (): void => {
  allowLeaving();
  window.location.assign('/office');
};
