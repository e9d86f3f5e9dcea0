import type { IslandName, IslandTable, IslandTrigger } from './island-props.ts';
import { waitForTrigger } from './wait-for-trigger.ts';

/** Hydrates every island of this page, each on its own and at its trigger. */
export const startIslands = (table: IslandTable): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    void startIsland(element, table);
  }
};

const startIsland = async (element: HTMLElement, table: IslandTable): Promise<void> => {
  const { island, when, props = '{}' } = element.dataset;
  await waitForTrigger(element, when as IslandTrigger);
  try {
    const [{ hydrateIsland }, { draw }] = await Promise.all([
      import('./hydrate-island.tsx'),
      table[island as IslandName](),
    ]);
    hydrateIsland(element, draw(JSON.parse(props) as never, element), () => showBroken(element));
  } catch (error) {
    showBroken(element);
    throw error;
  }
};

/** Replaces the loading text of an island that failed with the template the page has for it. */
const showBroken = (element: HTMLElement): void => {
  const next = element.nextElementSibling;
  if (!(next instanceof HTMLTemplateElement) || !next.dataset.broken) return;
  next.innerHTML = next.dataset.broken;
  element.querySelector('.island-waits')?.replaceWith(next.content.cloneNode(true));
};
