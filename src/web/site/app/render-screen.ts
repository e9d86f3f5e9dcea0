import {
  createStaticHandler,
  type EntryContext,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from 'react-router';

type Draw = (
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) => Promise<Response>;

/** Makes the page of an address, or gives nothing where the framework's own way has to be taken. */
export type RenderScreen = (
  request: Request,
  context: RouterContextProvider,
) => Promise<Response | undefined>;

/**
 * The short way to an ordinary page: its data are loaded and drawn. The framework's own way also packs the data
 * for a router in the browser, which costs a sixth of a page and is needed by none of these. Whatever is not
 * ordinary (a missing page, a redirect, a feed, a screen that uses the router) goes the framework's way.
 */
export const createScreenRenderer = (build: ServerBuild, draw: Draw): RenderScreen => {
  const known = Object.values(build.routes).filter((route) => route !== undefined);
  const below = (parentId: string | undefined): RouteObject[] =>
    known
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index, caseSensitive, module }) => ({
        id,
        path,
        caseSensitive,
        hasErrorBoundary: module.ErrorBoundary !== undefined,
        loader: module.loader as RouteObject['loader'],
        ...(index ? { index } : { children: below(id) }),
      })) as RouteObject[];
  const handler = createStaticHandler(below(undefined));
  const routeModules = Object.fromEntries(known.map(({ id, module }) => [id, module]));

  return async (request, context) => {
    if (request.method !== 'GET' || new URL(request.url).pathname.endsWith('.data')) return undefined;
    const found = await handler.query(request, { requestContext: context });
    if (found instanceof Response || !isOrdinary(found, build)) return undefined;
    const entry = {
      manifest: build.assets,
      routeModules,
      branches: [],
      staticHandlerContext: found,
      renderMeta: {},
      future: build.future,
      ssr: build.ssr,
      routeDiscovery: build.routeDiscovery,
      isSpaMode: build.isSpaMode,
    } as unknown as EntryContext;
    return draw(request, found.statusCode, headersOf(found, build), entry, context);
  };
};

const isOrdinary = ({ errors, matches }: StaticHandlerContext, { routes }: ServerBuild): boolean => {
  if (errors) return false;
  const modules = matches.map(({ route }) => routes[route.id]?.module);
  const runsRouter = modules.some((module) => (module?.handle as { usesRouter?: boolean })?.usesRouter);
  return !runsRouter && modules.at(-1)?.default !== undefined;
};

const headersOf = (found: StaticHandlerContext, { routes }: ServerBuild): Headers =>
  found.matches.reduce((parentHeaders, { route: { id } }) => {
    const say = routes[id]?.module.headers;
    const [loaderHeaders, actionHeaders] = [found.loaderHeaders[id] ?? new Headers(), new Headers()];
    if (!say) return parentHeaders;
    if (typeof say !== 'function') return new Headers(say);
    return new Headers(say({ loaderHeaders, parentHeaders, actionHeaders, errorHeaders: undefined }));
  }, new Headers());
