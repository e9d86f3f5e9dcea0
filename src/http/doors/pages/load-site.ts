import { pathToFileURL } from 'node:url';
import type { AskContent } from '#contract/content/client.ts';
import type { CacheRules } from '../../page-cache/read-cache-key.ts';

type Remember = <Value extends { isWhole: boolean }>(
  key: string,
  load: () => Promise<Value>,
) => Promise<Value>;

/** What the site needs from us for one request; the site declares the same shape in its own words. */
export type SiteContextValue = {
  fetch: (request: Request) => Response | Promise<Response>;
  ask: AskContent | undefined;
  remember: Remember;
  fetchRepair: (request: Request) => Response | Promise<Response>;
  apiOrigin: string;
  repairApiOrigin: string;
  publicOrigin: string;
  secondsOf: (address: string) => Promise<number | undefined>;
  embedHosts: readonly string[];
  mapOrigin: string | undefined;
  reportError: (error: unknown) => void;
  /** Takes the finished page as text: inside a `Response` it would be turned into a stream and back. */
  deliver: (page: string) => void;
};

/** What a screen says about itself in its `handle`. */
type ScreenHandle = { query?: readonly string[]; isFresh?: boolean };

type ContextProvider = { set: (key: unknown, value: SiteContextValue) => void };
type RouteNode = { id: string; path?: string; index?: boolean; children?: RouteNode[] };

/** The parts of the built site that the server touches. */
type SiteBuild = {
  routes: Record<
    string,
    | { id: string; parentId?: string; path?: string; index?: boolean; module: { handle?: ScreenHandle } }
    | undefined
  >;
  entry: {
    module: {
      /** Draws a page whose data are loaded. */
      default: unknown;
      siteContext: unknown;
      RouterContextProvider: new () => ContextProvider;
      matchRoutes: (routes: RouteNode[], path: string) => { route: { id: string } }[] | null;
      createScreenRenderer: (
        build: SiteBuild,
        draw: unknown,
      ) => (request: Request, context: ContextProvider) => Promise<Response | undefined>;
      createRequestHandler: (
        build: SiteBuild,
        mode: string,
      ) => (request: Request, context: ContextProvider) => Promise<Response>;
    };
  };
};

export type RenderSite = (request: Request, value: SiteContextValue) => Promise<Response>;

/** What the screen behind a path lets a cache do; nothing when it is made anew for everyone who asks. */
export type PageRulesOf = (path: string) => CacheRules | undefined;

export type Site = { render: RenderSite; pageRulesOf: PageRulesOf };

/** Makes a renderer from a build of the site: the finished one, or the development server's. */
export const toRenderer = (build: SiteBuild, mode: 'production' | 'development'): RenderSite => {
  const { createRequestHandler, createScreenRenderer, RouterContextProvider, siteContext } =
    build.entry.module;
  const handle = createRequestHandler(build, mode);
  // While the site is written, the framework's own way brings styles that are not yet files.
  const renderScreen =
    mode === 'production'
      ? createScreenRenderer(build, build.entry.module.default)
      : () => Promise.resolve(undefined);
  return async (request, value) => {
    const context = new RouterContextProvider();
    context.set(siteContext, value);
    // What fails on the short way is tried once more on the long one, which knows how to tell it.
    const screen = await renderScreen(request, context).catch(() => undefined);
    return screen ?? handle(request, context);
  };
};

const toPageRules = ({ routes, entry: { module } }: SiteBuild): PageRulesOf => {
  const known = Object.values(routes).filter((route) => route !== undefined);
  const below = (parentId: string | undefined): RouteNode[] =>
    known
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }) =>
        index ? { id, index } : { id, ...(path === undefined ? {} : { path }), children: below(id) },
      );
  const tree = below(undefined);
  return (path) => {
    // The framework's own data addresses are for scripts that already run, each with a query of its own.
    if (path.endsWith('.data')) return undefined;
    const screen = routes[module.matchRoutes(tree, path)?.at(-1)?.route.id ?? ''];
    if (!screen || screen.path === '*') return { query: [], isMissing: true };
    const { isFresh = false, query = [] } = screen.module.handle ?? {};
    return isFresh ? undefined : { query };
  };
};

/** Loads the built site. The only line that knows where the build lies is its caller. */
export const loadSite = async (serverEntry: string): Promise<Site> => {
  const build = (await import(pathToFileURL(serverEntry).href)) as SiteBuild;
  return { render: toRenderer(build, 'production'), pageRulesOf: toPageRules(build) };
};
