import { renderDeferredSections } from '../islands/render-deferred-sections.ts';
import { startIslands } from '../islands/start-islands.ts';
import { islandTable } from './island-table.ts';

startIslands(islandTable);
void renderDeferredSections();
