import { renderDeferredSections } from './islands/render-deferred-sections.ts';
import { startIslands } from './islands/start-islands.ts';

startIslands();
void renderDeferredSections();
// Only a screen that turns its pages by the router carries the router's data.
if ('__reactRouterContext' in window) void import('./app/hydrate-router.tsx');
