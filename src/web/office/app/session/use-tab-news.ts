import { useEffect } from 'react';
import { askWhoIsThere, startAfresh } from './session-actions.ts';
import { findOpenSession, sessionStore } from './session-store.ts';
import { hearOtherTabs } from './tell-other-tabs.ts';

/** Follows what happens to the shared session in other tabs: signing out closes this one too, and back in opens it. */
export const useTabNews = (): void => {
  useEffect(
    () =>
      hearOtherTabs(({ kind, staffId }) => {
        const here = findOpenSession()?.person.staffId;
        const { question, state } = sessionStore.get();
        if (kind === 'left' && here === staffId) startAfresh();
        else if (kind === 'entered' && here !== undefined && here !== staffId) startAfresh();
        else if (kind === 'entered' && question?.kind === 'signIn') question.answer(true);
        else if (kind === 'entered' && state.kind === 'nobody') void askWhoIsThere();
      }),
    [],
  );
};
