import type { StaticHandlerContext } from 'react-router';
import type { RouteHandle } from './screen-route.tsx';
import { siteFiles } from './site-files.ts';

/** The headers of a page: those of its screen, those of its loaders, and those of every page. */
export const readPageHeaders = ({ errors, loaderHeaders, matches }: StaticHandlerContext): Headers => {
  const route = matches.at(-1)?.route;
  const handle: Partial<RouteHandle> = (!errors && route?.handle) || {};
  const headers = new Headers(errors || !route ? undefined : loaderHeaders[route.id]);
  for (const [name, value] of Object.entries(handle.headers ?? {})) headers.set(name, value);
  // Cached only when both the shell and the screen may be.
  const isUncached = Object.values(loaderHeaders).some((given) => given.get('cache-control') === 'no-store');
  if (handle.isUncached || isUncached) headers.set('cache-control', 'no-store');
  headers.set('content-type', 'text/html; charset=utf-8');
  // A page the pointer rests on is fetched ahead, by the browser's own means and without any script.
  if (import.meta.env.PROD) headers.set('speculation-rules', `"${siteFiles.prefetchRules}"`);
  return headers;
};
