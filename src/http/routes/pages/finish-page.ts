import type { RenderedPage } from '#contract/site-module.ts';
import { bytesAnswer } from '../../bytes-answer.ts';
import { etagMatches, makeEtag } from '../../etag.ts';
import { type PolicySources, pagePolicy } from '../../security-policy.ts';
import type { PageFailure } from './track-failures.ts';

/** Makes an answer of a rendered page: its policy, how long it may be kept, its tag. */
export const finishPage = (
  request: Request,
  { status, headers: given, body, hasScript, failure }: RenderedPage & { failure: PageFailure },
  { policy, cacheControl }: { policy: PolicySources; cacheControl: string },
): Response => {
  const headers = new Headers(given);
  headers.set('content-security-policy', pagePolicy(policy, { hasScript }));
  headers.set('vary', 'Accept-Encoding');
  if (status !== 200 || failure !== 'none') {
    headers.set('cache-control', 'no-store');
    // Without the database even a page that shows something is not the page: search engines shall come again.
    const isAway = status === 200 && failure === 'unavailable';
    if (isAway) headers.set('retry-after', '5');
    return answerOf(body, { status: isAway ? 503 : status, headers });
  }
  if (!headers.has('cache-control')) headers.set('cache-control', cacheControl);
  if (body === '' || headers.get('cache-control') === 'no-store') return answerOf(body, { headers });
  const bytes = Buffer.from(body);
  const etag = makeEtag(bytes);
  headers.set('etag', etag);
  if (etagMatches(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return bytesAnswer(bytes, { headers });
};

/** A redirect has no body, and the answer to HEAD none either. */
const answerOf = (body: string, init: ResponseInit): Response =>
  body === '' ? new Response(null, init) : bytesAnswer(body, init);
