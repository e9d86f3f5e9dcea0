import type { RouteObject } from 'react-router';
import { respondUncached } from '../api/respond-uncached.ts';
import { loadShell } from '../layout/load-shell.ts';
import type { LoaderArgs } from '../screens/screen.ts';

/** The route id under which the data of the shell stand. */
export const rootId = 'root';

const loader = async ({ context }: LoaderArgs) => {
  const { shell, isComplete } = await loadShell(context);
  return isComplete ? shell : respondUncached(shell);
};

/** The shell around every screen. An error of a screen is shown inside it. */
export const rootRoute = (children: RouteObject[]): RouteObject => ({
  id: rootId,
  loader,
  children,
});
