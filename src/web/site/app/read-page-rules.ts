import { matchRoutes } from 'react-router';
import { feedRoutes, screenRoutes } from './routes.ts';
import type { RouteHandle } from './screen-route.tsx';

/** What a cache may know of an address: the query names that count, or that nothing is there. */
export type PageRules = { query: readonly string[]; isMissing?: boolean };

const routes = [...feedRoutes, ...screenRoutes];

/** The rules of the screen behind a path; nothing when it is made anew for everyone who asks. */
export const readPageRules = (path: string): PageRules | undefined => {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  if (!route || route.path === '*') return { query: [], isMissing: true };
  const { isUncached = false, query = [] }: Partial<RouteHandle> = route.handle ?? {};
  return isUncached ? undefined : { query };
};
