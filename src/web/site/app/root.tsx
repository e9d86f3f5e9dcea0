import { Outlet, type RouteObject, useRouteError } from 'react-router';
import { respond, respondUncached } from '../api/respond.ts';
import type { LoaderArgs } from '../api/screen.ts';
import { loadShell } from '../layout/load-shell.ts';
import { ErrorScreen } from '../screens/missing/error-screen.tsx';
import { PageDocument } from './page-document.tsx';

/** Its data is the frame's; `useShellData` finds it by this name. */
const rootId = 'root';

const loader = async ({ context }: LoaderArgs) => {
  const { shell, isWhole } = await loadShell(context);
  return isWhole ? respond(shell) : respondUncached(shell);
};

/** The frame around every screen. What goes wrong in one is said inside it. */
export const rootRoute = (children: RouteObject[]): RouteObject => ({
  id: rootId,
  loader,
  element: (
    <PageDocument>
      <Outlet />
    </PageDocument>
  ),
  errorElement: (
    <PageDocument>
      <CaughtError />
    </PageDocument>
  ),
  children,
});

const CaughtError = () => <ErrorScreen error={useRouteError()} />;
