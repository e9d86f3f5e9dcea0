import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds on the page as it stands, each finding with where it is. With `coloursOnly` it looks at what changes
 * with the theme, for the second look at a page.
 */
export const findFaults = async (
  page: Page,
  { within, coloursOnly = false }: { within?: string; coloursOnly?: boolean } = {},
): Promise<string[]> => {
  // Only faults are wanted, and no page of ours holds a frame of another origin: both make axe much quicker.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  if (within !== undefined) axe.include(within);
  if (coloursOnly) axe.withRules('color-contrast');
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
};

/** The same in both themes; the second look is at colours alone. */
export const findFaultsInBothThemes = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await findFaults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await findFaults(page, { coloursOnly: true });
  return [...inLight, ...inDark.map((fault) => `dark ${fault}`)];
};
