/** How long others may keep public answers. */
type PublicCaching = { page: string; api: string };

/**
 * Behind its own proxy the answers are good for one second, so that an edit is seen within two; when the server does
 * not answer, the proxy may use what it has for a day.
 */
export const publicCaching = (isBehindProxy: boolean): PublicCaching =>
  isBehindProxy
    ? {
        page: 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400',
        api: 'public, max-age=60, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400',
      }
    : {
        page: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
        api: 'public, max-age=60',
      };

/** Found by no search engine, named to no other site. */
export const unlistedHeaders = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' } as const;

/** Stored by no cache either. */
export const privateHeaders = { 'cache-control': 'no-store', ...unlistedHeaders } as const;
