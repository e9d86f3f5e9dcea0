import { renderToString } from 'react-dom/server';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { ServerRouter } from 'react-router';
import { siteContext } from './api/site-context.ts';
import prefetchRules from './app/prefetch.speculationrules?url';
import { renderInTurns } from './app/render-in-turns.ts';
import { addIslandScript } from './islands/add-island-script.ts';
import { freezeShell } from './layout/freeze-shell.tsx';
import { FrozenShellProvider } from './layout/frozen-shell.ts';
import type { ShellData } from './layout/load-shell.ts';
import type { ScreenHandle } from './root.tsx';

// The server composes the request handler from these, so both sides share one instance of each.
export { createRequestHandler, matchRoutes, RouterContextProvider } from 'react-router';
export { siteContext } from './api/site-context.ts';
export { createScreenRenderer } from './app/render-screen.ts';

/** Renders the whole page before answering: no streamed reveals, so content pages need no inline script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  // A page the pointer rests on is fetched ahead, by the browser's own means and without any script.
  if (import.meta.env.PROD) headers.set('speculation-rules', `"${prefetchRules}"`);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const site = <ServerRouter context={routerContext} url={request.url} />;
  const html = usesRouter(routerContext)
    ? yieldToContent(await renderInTurns(site))
    : renderAtOnce(<FrozenShellProvider value={findFrozenShell(routerContext)}>{site}</FrozenShellProvider>);
  const page = addIslandScript(html, routerContext);
  const { deliver } = context.get(siteContext);
  deliver?.(page);
  return new Response(deliver ? null : page, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const { reportError = console.error } = context.get(siteContext);
  reportError(error);
};

/** Only a page that the router runs has parts that arrive while it is rendered: the data the router begins with. */
const usesRouter = ({ staticHandlerContext, routeModules }: EntryContext): boolean =>
  staticHandlerContext.matches.some(
    ({ route }) => (routeModules[route.id]?.handle as ScreenHandle | undefined)?.usesRouter === true,
  );

const findFrozenShell = ({ staticHandlerContext: { loaderData, location } }: EntryContext) =>
  loaderData.root ? freezeShell(loaderData.root as ShellData, location.pathname) : undefined;

/** By far the cheaper way, for pages that are complete when they are rendered. */
const renderAtOnce = (page: React.ReactNode): string => `<!DOCTYPE html>${renderToString(page)}`;

/** Pages can be read before their script is there, so script must not take the line from fonts and pictures. */
const yieldToContent = (page: string): string =>
  page.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
