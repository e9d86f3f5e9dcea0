/** How long others may keep public answers. */
type PublicCaching = { page: string; api: string };

/**
 * Alone, the server tells caches between it and its visitors what they may do. Behind a proxy of its own it asks
 * to be asked again every second, so that an edit is seen within two; the proxy may still use what it has for a
 * day when the server does not answer.
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
