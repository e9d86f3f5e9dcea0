/** Where a device is being repaired: there the service phone is the one to call. */
export const isPortalPath = (path: string): boolean =>
  ['/repair-request', '/payback', '/r/'].some((start) => path.startsWith(start));
