import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { IdleWatch } from '../ui/shell/idle-watch.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { createOfficeRouter } from './create-router.tsx';
import { createQueryClient } from './query-client.ts';
import { findInvitationToken } from './session/find-invitation-token.ts';
import { fetchSession } from './session/session-actions.ts';
import { SessionQuestion } from './session/session-question.tsx';
import { useSessionSnapshot } from './session/use-session.ts';
import { useTabMessages } from './session/use-tab-messages.ts';

const Entrance = lazy(() => import('./entrance.tsx'));

/** The whole office: the entrance before sign-in, the shell with its screens after it. */
export const OfficeApp = () => {
  const { state, question } = useSessionSnapshot();
  const [invitation] = useState(findInvitationToken);
  useTabMessages();
  if (state.kind === 'loading') return <StillOpening />;
  if (state.kind === 'unreachable') return <Unreachable />;
  // An invitation opens also in a browser where somebody else is signed in.
  if (state.kind === 'signedOut' || invitation) {
    return (
      <Suspense fallback={<StillOpening />}>
        <Entrance token={invitation} />
      </Suspense>
    );
  }
  return (
    <>
      <OpenOffice />
      <IdleWatch />
      {question && <SessionQuestion question={question} />}
    </>
  );
};

/** Nothing to see yet: the page's own drawing of the shell stays while only this is rendered. */
const StillOpening = () => <p hidden />;

/** For one person: when another signs in, the page is loaded anew. */
const OpenOffice = () => {
  const [{ router, client }] = useState(() => ({
    router: createOfficeRouter(),
    client: createQueryClient(),
  }));
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>
  );
};

const Unreachable = () => (
  <main>
    <MessagePage title={officeTexts.unreachable} text={officeTexts.unreachableAdvice}>
      <Button variant="brand" onClick={() => void fetchSession()}>
        {officeTexts.retry}
      </Button>
    </MessagePage>
  </main>
);
