import { useEffect } from 'react';
import { fetchSession, reloadOffice } from './session-actions.ts';
import { findOpenSession, sessionStore } from './session-store.ts';
import { listenToOtherTabs } from './tab-messages.ts';

/** Follows what happens to the shared session in other tabs: signing out closes this one too, and back in opens it. */
export const useTabMessages = (): void => {
  useEffect(
    () =>
      listenToOtherTabs(({ kind, staffId }) => {
        const here = findOpenSession()?.person.staffId;
        const { question, state } = sessionStore.get();
        if (kind === 'left' && here === staffId) reloadOffice();
        else if (kind === 'entered' && here !== undefined && here !== staffId) reloadOffice();
        else if (kind === 'entered' && question?.kind === 'signIn') question.answer(true);
        else if (kind === 'entered' && state.kind === 'signedOut') void fetchSession();
      }),
    [],
  );
};
