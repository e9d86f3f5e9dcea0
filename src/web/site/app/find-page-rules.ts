import { matchRoutes } from 'react-router';
import type { SiteModule } from '#contract/site-module.ts';
import { feedRoutes, screenRoutes } from './routes.ts';
import type { RouteHandle } from './screen-route.tsx';

const routes = [...feedRoutes, ...screenRoutes];

/** The rules of the screen behind a path; nothing when it is rendered for every request. */
export const findPageRules: SiteModule['findPageRules'] = (path) => {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  if (!route || route.path === '*') return { query: [], isMissing: true };
  const { isUncached = false, query = [] }: Partial<RouteHandle> = route.handle ?? {};
  return isUncached ? undefined : { query };
};
