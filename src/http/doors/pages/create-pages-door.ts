import { createHash } from 'node:crypto';
import type { AskContent } from '#contract/content/client.ts';
import type { Door } from '../../door.ts';
import { etagOf, isHeld } from '../../etag.ts';
import { HttpRefusal } from '../../refusal.ts';
import type { RequestFacts } from '../../request-facts.ts';
import { type PolicySources, pagePolicy } from '../../security-headers.ts';
import { answerSiteFile } from '../assets/create-assets-door.ts';
import type { SiteFiles } from '../assets/read-site-files.ts';
import { failurePage } from './failure-page.ts';
import type { RenderSite, SiteContextValue } from './load-site.ts';
import { noteTroubles, type Trouble } from './note-troubles.ts';
import { rememberUntilEdited } from './remember-until-edited.ts';

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** How pages reach the APIs: asked in this process where it holds them, over the network where it does not. */
export type PageApi = {
  fetch: (request: Request, requestId: string) => Response | Promise<Response>;
  ask: ((requestId: string) => AskContent) | undefined;
  /** The repair API, which counts by the visitor's address. */
  fetchRepair: (request: Request, facts: RequestFacts) => Response | Promise<Response>;
};

export type PagesDeps = {
  render: RenderSite;
  /** Files that stand at the root, such as the icon. */
  siteFiles: SiteFiles;
  site: Pick<SiteContextValue, 'publicOrigin' | 'apiOrigin' | 'repairApiOrigin' | 'embedHosts' | 'mapOrigin'>;
  policy: PolicySources;
  /** How long others may keep a page that says nothing else. */
  cacheControl: string;
  api: PageApi;
  /** The content version that pages made now are at least as new as. */
  contentVersion: () => number;
  reportError: (error: unknown, requestId: string) => void;
};

/** Every page of the site: rendered whole, the same for everyone, with the policy that fits its own scripts. */
export const createPagesDoor = (deps: PagesDeps): Door => {
  const { render, siteFiles, site, policy, api, reportError } = deps;
  const remember = rememberUntilEdited(deps.contentVersion);
  return {
    prefix: '/',
    handle: async (request, facts) => {
      const { requestId } = facts;
      if (request.method === 'POST') throw new HttpRefusal('method_not_allowed', 405, { allow: 'GET, HEAD' });
      const file = answerSiteFile(request, siteFiles);
      if (file) return file;
      const noted = api.ask && noteTroubles(api.ask(requestId));
      const page = await render(toSiteRequest(request, site.publicOrigin), {
        ...site,
        fetch: (call) => api.fetch(call, requestId),
        fetchRepair: (call) => api.fetchRepair(call, facts),
        ask: noted?.ask,
        remember,
        reportError: (error) => reportError(error, requestId),
      });
      return finishPage(request, page, deps, noted?.trouble() ?? 'none');
    },
    refuse: (refusal, { requestId }) => failurePage(refusal, requestId, policy),
  };
};

/** The site sees its public address whatever the caller wrote in Host, and no other header of the caller. */
const toSiteRequest = (request: Request, publicOrigin: string): Request => {
  const { pathname, search } = new URL(request.url);
  return new Request(`${publicOrigin}${pathname}${search}`, {
    headers: { accept: 'text/html' },
    signal: request.signal,
  });
};

const finishPage = async (
  request: Request,
  page: Response,
  { policy, cacheControl }: PagesDeps,
  trouble: Trouble,
): Promise<Response> => {
  const body = page.body === null ? null : await page.text();
  const headers = new Headers(page.headers);
  headers.set('content-security-policy', pagePolicy(policy, body ? hashInlineScripts(body) : []));
  headers.set('vary', 'Accept-Encoding');
  if (page.status !== 200 || trouble !== 'none') {
    headers.set('cache-control', 'no-store');
    // Without the database even a page that shows something is not the page: search engines shall come again.
    const isAway = page.status === 200 && trouble === 'unavailable';
    if (isAway) headers.set('retry-after', '5');
    return new Response(body, { status: isAway ? 503 : page.status, headers });
  }
  if (!headers.has('cache-control')) headers.set('cache-control', cacheControl);
  if (body === null || headers.get('cache-control') === 'no-store') return new Response(body, { headers });
  const etag = etagOf(body);
  headers.set('etag', etag);
  if (isHeld(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
};

const hashInlineScripts = (html: string): string[] => {
  const hashes = Array.from(
    html.matchAll(inlineScript),
    ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  );
  return [...new Set(hashes)];
};
