import { type RouteObject, useLoaderData, useParams } from 'react-router';
import type { LoadedBy, Loader, LoaderArgs, ScreenHandle, ScreenModule } from '../api/screen.ts';
import type { ShellData } from '../layout/load-shell.ts';
import type { HeadEntry } from '../page-head/head-entry.ts';

/** What rendering asks of a matched screen, whatever its data are. */
export type RouteHandle = ScreenHandle & {
  describe: (page: { loaderData: unknown; shell: ShellData; params: Params }) => HeadEntry[];
};

type Params = LoaderArgs['params'];

/** Makes a route of a screen's module. */
export const screenRoute = <Load extends Loader>(path: string, screen: ScreenModule<Load>): RouteObject => {
  const { loader, meta } = screen;
  const handle: RouteHandle = {
    ...screen.handle,
    describe: ({ loaderData, ...page }) =>
      meta?.({ ...page, loaderData: loaderData as LoadedBy<Load> }) ?? [],
  };
  return { path, element: <LoadedScreen screen={screen} />, handle, ...(loader && { loader }) };
};

/** Here the router's untyped data become a screen's own again; its loader has just made them. */
const LoadedScreen = <Load extends Loader>({
  screen: { default: Screen },
}: {
  screen: ScreenModule<Load>;
}) => {
  const loaderData: unknown = useLoaderData();
  return <Screen loaderData={loaderData as LoadedBy<Load>} params={useParams()} />;
};
