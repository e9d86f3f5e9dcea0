import type { FetchContent } from '#contract/content/client.ts';
import type { RenderedPage, SiteContext } from '#contract/site-module.ts';
import type { RequestFacts } from '../../app-env.ts';
import type { PolicySources } from '../../security-policy.ts';
import { answerSiteFile } from '../assets/create-asset-routes.ts';
import type { SiteFiles } from '../assets/read-site-files.ts';
import { finishPage } from './finish-page.ts';
import type { RenderSite } from './load-site.ts';
import { trackFailures } from './track-failures.ts';

/** How pages reach the APIs: in this process where it has them, over the network where it does not. */
type PageApi = {
  /** The content API in this process; without it, over the network by `fetch`. */
  ask: ((httpRequestId: string) => FetchContent) | undefined;
  fetch: (request: Request) => Response | Promise<Response>;
  /** The repair API, which counts by the visitor's address. */
  fetchRepair: (request: Request, facts: RequestFacts) => Response | Promise<Response>;
};

export type PagesDeps = {
  render: RenderSite;
  /** Files that stand at the root, such as the icon. */
  siteFiles: SiteFiles;
  site: Pick<
    SiteContext,
    'publicOrigin' | 'apiOrigin' | 'repairApiOrigin' | 'secondsOf' | 'embedHosts' | 'mapOrigin'
  >;
  policy: PolicySources;
  /** How long others may keep a page that names no other time. */
  cacheControl: string;
  api: PageApi;
  reportError: (error: unknown, httpRequestId: string) => void;
};

/** One page of the site: rendered completely, the same for everyone, with the policy of pages. */
export const answerPage = async (
  deps: PagesDeps,
  request: Request,
  facts: RequestFacts,
): Promise<Response> => {
  const { render, siteFiles, site, api, reportError } = deps;
  const { httpRequestId } = facts;
  const file = answerSiteFile(request, siteFiles);
  if (file) return file;
  const noted = api.ask && trackFailures(api.ask(httpRequestId));
  const page = await render(toSiteRequest(request, site.publicOrigin), {
    ...site,
    fetch: api.fetch,
    fetchRepair: (call) => api.fetchRepair(call, facts),
    ask: noted?.ask,
    reportError: (error) => reportError(error, httpRequestId),
  }).catch((error: unknown) => {
    if (request.signal.aborted) return abandoned();
    throw error;
  });
  return finishPage(request, { ...page, failure: noted?.failure() ?? 'none' }, deps);
};

/** The client has closed the connection. Nobody reads this; the status is the one that nginx writes into its log. */
const abandoned = (): RenderedPage => ({ status: 499, headers: new Headers(), body: '', hasScript: false });

/** The same request at the public address: neither Host nor another header of the caller reaches the site's pages. */
const toSiteRequest = (request: Request, publicOrigin: string): Request => {
  const { pathname, search } = new URL(request.url);
  return new Request(`${publicOrigin}${pathname}${search}`, {
    headers: { accept: 'text/html' },
    signal: request.signal,
  });
};
