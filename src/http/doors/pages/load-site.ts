import { pathToFileURL } from 'node:url';
import type { AskContent } from '#contract/content/client.ts';

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
  embedHosts: readonly string[];
  mapOrigin: string | undefined;
  reportError: (error: unknown) => void;
};

type ContextProvider = { set: (key: unknown, value: SiteContextValue) => void };

/** The parts of the built site that the server touches. */
type SiteBuild = {
  entry: {
    module: {
      siteContext: unknown;
      RouterContextProvider: new () => ContextProvider;
      createRequestHandler: (
        build: SiteBuild,
        mode: string,
      ) => (request: Request, context: ContextProvider) => Promise<Response>;
    };
  };
};

export type RenderSite = (request: Request, value: SiteContextValue) => Promise<Response>;

/** Makes a renderer from a build of the site: the finished one, or the development server's. */
export const toRenderer = (build: SiteBuild, mode: 'production' | 'development'): RenderSite => {
  const { createRequestHandler, RouterContextProvider, siteContext } = build.entry.module;
  const handle = createRequestHandler(build, mode);
  return (request, value) => {
    const context = new RouterContextProvider();
    context.set(siteContext, value);
    return handle(request, context);
  };
};

/** Loads the built site. The only line that knows where the build lies is its caller. */
export const loadSite = async (serverEntry: string): Promise<RenderSite> =>
  toRenderer((await import(pathToFileURL(serverEntry).href)) as SiteBuild, 'production');
