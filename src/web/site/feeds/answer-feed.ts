/** Feed readers fetch these often; caching for an hour is enough. */
const feedCacheControl = 'public, max-age=600, s-maxage=3600, stale-while-revalidate=86400';

export const answerXml = (xml: string, type: 'application/xml' | 'application/rss+xml'): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': feedCacheControl },
  });

export const answerText = (text: string): Response =>
  new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': feedCacheControl },
  });

/**
 * For when a part of a list is missing: search engines would take the missing pages for deleted, so they get a 503
 * with Retry-After instead.
 */
export const answerLater = (): Response =>
  new Response('try again later\n', {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '120',
    },
  });
