import { startIslands } from './islands/start-islands.ts';
import { unfoldPage } from './islands/unfold-page.ts';

startIslands();
void unfoldPage();
// Only a screen that turns its pages by the router carries the router's data.
if ('__reactRouterContext' in window) void import('./hydrate-router.tsx');
