import type { RouteObject } from 'react-router';
import { respondUncached } from '../api/respond-uncached.ts';
import type { LoaderArgs } from '../api/screen.ts';
import { loadShell } from '../layout/load-shell.ts';

/** The data of the frame are found by this name. */
export const rootId = 'root';

const loader = async ({ context }: LoaderArgs) => {
  const { shell, isComplete } = await loadShell(context);
  return isComplete ? shell : respondUncached(shell);
};

/** The frame around every screen. An error of a screen is shown inside it. */
export const rootRoute = (children: RouteObject[]): RouteObject => ({
  id: rootId,
  loader,
  children,
});
