import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { type SiteContext, siteContext } from '../api/site-context.ts';
import { IslandsOnPage } from '../islands/islands-on-page.ts';
import { freezeShell } from '../layout/freeze-shell.tsx';
import type { ShellData } from '../layout/load-shell.ts';
import { emptyShell } from '../layout/shell-data.ts';
import { type PageParts, PagePartsProvider } from './page-parts.ts';
import { readPageHeaders } from './read-page-headers.ts';
import { feedRoutes, screenRoutes } from './routes.ts';
import type { RouteHandle } from './screen-route.tsx';

/** Addresses of the programs that pages name. */
export type SiteScripts = Pick<PageParts, 'islandScript' | 'scripts'>;

export type RenderedPage = {
  status: number;
  headers: Headers;
  body: string;
  /** The page names a program of ours. */
  hasScript: boolean;
};

const screens = createStaticHandler(screenRoutes);
const feeds = createStaticHandler(feedRoutes);

/** Answers one request: each loader runs once, then the page is drawn whole from what they brought. */
export const renderPage = async (
  request: Request,
  site: SiteContext,
  scripts: SiteScripts,
): Promise<RenderedPage> => {
  const requestContext = new RouterContextProvider();
  requestContext.set(siteContext, site);
  if (matchRoutes(feedRoutes, new URL(request.url).pathname)) {
    return toPage(await feeds.queryRoute(request, { requestContext }));
  }
  const found = await screens.query(request, { requestContext });
  if (found instanceof Response) return toPage(found);
  for (const error of Object.values(found.errors ?? {})) reportUnlessMeant(error, site);
  try {
    return drawPage(found, scripts);
  } catch (error) {
    reportUnlessMeant(error, site);
    return drawPage({ ...found, errors: { root: error }, statusCode: 500 }, scripts);
  }
};

/** A redirect or a feed. */
const toPage = async (answer: Response): Promise<RenderedPage> => ({
  status: answer.status,
  headers: answer.headers,
  body: await answer.text(),
  hasScript: false,
});

/** A thrown 404 is an answer; anything else that was thrown is a fault of ours. */
const reportUnlessMeant = (error: unknown, { reportError = console.error }: SiteContext): void => {
  if (!isRouteErrorResponse(error) || error.status >= 500) reportError(error);
};

const drawPage = (found: StaticHandlerContext, scripts: SiteScripts): RenderedPage => {
  const islands = new Set<string>();
  const body = renderToString(
    <PagePartsProvider value={{ ...scripts, ...readParts(found) }}>
      <IslandsOnPage value={islands}>
        <StaticRouterProvider
          router={createStaticRouter(screens.dataRoutes, found)}
          context={found}
          hydrate={false}
        />
      </IslandsOnPage>
    </PagePartsProvider>,
  );
  return {
    status: found.statusCode,
    headers: readPageHeaders(found),
    body: `<!DOCTYPE html>${body}`,
    hasScript: islands.size > 0,
  };
};

const readParts = (found: StaticHandlerContext): Pick<PageParts, 'head' | 'styles' | 'shell'> => {
  const { loaderData, errors, location, matches } = found;
  const data: ShellData | undefined = loaderData.root;
  const shell = freezeShell(data ?? emptyShell, location.pathname);
  const match = matches.at(-1);
  if (errors || !data || !match) return { shell, head: [], styles: [] };
  const { describe, styles = [] }: RouteHandle = match.route.handle;
  const head = describe({ loaderData: loaderData[match.route.id], shell: data, params: match.params });
  return { shell, head, styles };
};
