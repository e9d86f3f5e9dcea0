import { createHash } from 'node:crypto';
import type { Door } from '../../door.ts';
import { etagOf, isHeldBy } from '../../json-answer.ts';
import { HttpRefusal } from '../../refusal.ts';
import { type PolicySources, pagePolicy } from '../../security-headers.ts';
import { answerSiteFile } from '../assets/create-assets-door.ts';
import type { SiteFiles } from '../assets/read-site-files.ts';
import { failurePage } from './failure-page.ts';
import type { RenderSite, SiteContextValue } from './load-site.ts';

const publicPage = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

export type PagesDeps = {
  render: RenderSite;
  /** Files that stand at the root, such as the icon. */
  siteFiles: SiteFiles;
  site: Omit<SiteContextValue, 'fetch' | 'reportError'>;
  policy: PolicySources;
  /** Calls the APIs without leaving the process. */
  callApi: (request: Request, requestId: string) => Response | Promise<Response>;
  reportError: (error: unknown, requestId: string) => void;
};

/** Every page of the site: rendered whole, the same for everyone, with the policy that fits its own scripts. */
export const createPagesDoor = ({
  render,
  siteFiles,
  site,
  policy,
  callApi,
  reportError,
}: PagesDeps): Door => ({
  prefix: '/',
  handle: async (request, { requestId }) => {
    if (request.method === 'POST') throw new HttpRefusal('method_not_allowed', 405, { allow: 'GET, HEAD' });
    const file = answerSiteFile(request, siteFiles);
    if (file) return file;
    const page = await render(toSiteRequest(request, site.publicOrigin), {
      ...site,
      fetch: (call) => callApi(call, requestId),
      reportError: (error) => reportError(error, requestId),
    });
    return finishPage(request, page, policy);
  },
  refuse: (refusal, { requestId }) => failurePage(refusal, requestId, policy),
});

/** The site sees its public address whatever the caller wrote in Host, and never a body or a cookie. */
const toSiteRequest = (request: Request, publicOrigin: string): Request => {
  const { pathname, search } = new URL(request.url);
  return new Request(`${publicOrigin}${pathname}${search}`, {
    headers: { accept: request.headers.get('accept') ?? 'text/html' },
    signal: request.signal,
  });
};

const finishPage = async (request: Request, page: Response, policy: PolicySources): Promise<Response> => {
  const body = page.body === null ? null : await page.text();
  const headers = new Headers(page.headers);
  headers.set('content-security-policy', pagePolicy(policy, body ? hashInlineScripts(body) : []));
  headers.set('vary', 'Accept-Encoding');
  if (page.status !== 200) {
    headers.set('cache-control', 'no-store');
    return new Response(body, { status: page.status, headers });
  }
  if (!headers.has('cache-control')) headers.set('cache-control', publicPage);
  if (body === null || headers.get('cache-control') === 'no-store') return new Response(body, { headers });
  const etag = etagOf(body);
  headers.set('etag', etag);
  if (isHeldBy(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
};

const hashInlineScripts = (html: string): string[] => {
  const hashes = Array.from(
    html.matchAll(inlineScript),
    ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  );
  return [...new Set(hashes)];
};
