import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import type { ShellData } from '../layout/load-shell.ts';
import type { HeadEntry } from '../page-head/head-entry.ts';
import type { LoadedBy, Loader, Params, ScreenHandle, ScreenModule } from '../screens/screen.ts';

type LoadedPage = { loaderData: unknown; params: Params };

/** What rendering needs of a matched screen, whatever its data are. */
export type RouteHandle = ScreenHandle & {
  describe: (page: LoadedPage & { shell: ShellData }) => HeadEntry[];
  draw: (page: LoadedPage) => ReactNode;
};

/** Makes a route of a screen's module. */
export const screenRoute = <Load extends Loader>(path: string, screen: ScreenModule<Load>): RouteObject => {
  const { loader, meta, default: Screen } = screen;
  // Here the router's untyped data become a screen's own again; its loader has just made them.
  const handle: RouteHandle = {
    ...screen.handle,
    describe: ({ loaderData, ...page }) =>
      meta?.({ ...page, loaderData: loaderData as LoadedBy<Load> }) ?? [],
    draw: ({ loaderData, params }) => <Screen loaderData={loaderData as LoadedBy<Load>} params={params} />,
  };
  return { path, handle, ...(loader && { loader }) };
};
