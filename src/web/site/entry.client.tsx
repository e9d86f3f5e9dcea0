import { startIslands } from './islands/start-islands.ts';

startIslands();
// Only a screen that turns its pages by the router carries the router's data.
if ('__reactRouterContext' in window) void import('./hydrate-router.tsx');
