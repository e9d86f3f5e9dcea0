import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  type StaticHandlerContext,
} from 'react-router';
import type { RenderedPage, SiteContext, SiteModule, SiteScripts } from '#contract/site-module.ts';
import { siteContext } from '../api/site-context.ts';
import { IslandsOnPage } from '../islands/islands-on-page.ts';
import type { ShellData } from '../layout/load-shell.ts';
import { emptyShell, ShellDataContext } from '../layout/shell-data.ts';
import { ErrorScreen } from '../screens/missing/error-screen.tsx';
import { PageDocument, type PageParts } from './page-document.tsx';
import { readPageHeaders } from './read-page-headers.ts';
import { rootId } from './root-route.ts';
import { feedRoutes, screenRoutes } from './routes.ts';
import type { RouteHandle } from './screen-route.tsx';

const screens = createStaticHandler(screenRoutes);
const feeds = createStaticHandler(feedRoutes);

/** Answers one request: each loader runs once, then the page is drawn whole from what they brought. */
export const renderPage: SiteModule['renderPage'] = async (request, site, scripts) => {
  const requestContext = new RouterContextProvider();
  requestContext.set(siteContext, site);
  if (isFeed(new URL(request.url).pathname)) {
    return toPage(await feeds.queryRoute(request, { requestContext }));
  }
  const found = await screens.query(request, { requestContext });
  if (found instanceof Response) return toPage(found);
  for (const error of Object.values(found.errors ?? {})) reportUnlessIntended(error, site);
  try {
    return drawPage(found, scripts);
  } catch (error) {
    reportUnlessIntended(error, site);
    return drawPage({ ...found, errors: { [rootId]: error }, statusCode: 500 }, scripts);
  }
};

const isFeed = (path: string): boolean => matchRoutes(feedRoutes, path) !== null;

/** A redirect or a feed. */
const toPage = async (answer: Response): Promise<RenderedPage> => ({
  status: answer.status,
  headers: answer.headers,
  body: await answer.text(),
  hasScript: false,
});

/** A thrown 404 is an answer; anything else that was thrown is a fault of ours. */
const reportUnlessIntended = (error: unknown, { reportError = console.error }: SiteContext): void => {
  if (!isRouteErrorResponse(error) || error.status >= 500) reportError(error);
};

const drawPage = (found: StaticHandlerContext, scripts: SiteScripts): RenderedPage => {
  const islands = new Set<string>();
  const { shell, screen, ...parts } = readParts(found);
  const body = renderToString(
    <IslandsOnPage value={islands}>
      <ShellDataContext value={shell}>
        <PageDocument {...scripts} {...parts}>
          {screen}
        </PageDocument>
      </ShellDataContext>
    </IslandsOnPage>,
  );
  return {
    status: found.statusCode,
    headers: readPageHeaders(found),
    body: `<!DOCTYPE html>${body}`,
    hasScript: islands.size > 0,
  };
};

const readParts = ({
  loaderData,
  errors,
  location: { pathname: path, search },
  matches,
}: StaticHandlerContext): PageParts & { shell: ShellData; screen: ReactNode } => {
  const data: ShellData | undefined = loaderData[rootId];
  const shell = data ?? emptyShell;
  const match = matches.at(-1);
  const handle: RouteHandle | undefined = match?.route.handle;
  const isPortal = handle?.isPortal ?? false;
  if (errors) {
    // Every error ends at the root route, the only one that takes any.
    return {
      path,
      isPortal,
      shell,
      screen: <ErrorScreen error={errors[rootId]} href={path + search} />,
      head: [],
      styles: [],
    };
  }
  if (!match || !handle) throw new Error('a page without errors has a screen');
  const { describe, draw, styles = [] } = handle;
  const page = { loaderData: loaderData[match.route.id], params: match.params };
  return { path, isPortal, shell, screen: draw(page), head: describe({ ...page, shell }), styles };
};
