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

/** The same in both themes; the second look is at colours alone. The page is in the light theme then. */
export const findFaultsInBothThemes = async (page: Page, within?: string): Promise<string[]> => {
  const where = within === undefined ? {} : { within };
  const inLight = await findFaults(page, where);
  await setTheme(page, 'dark');
  const inDark = await findFaults(page, { ...where, coloursOnly: true });
  await setTheme(page, 'light');
  return [...inLight, ...inDark.map((fault) => `dark ${fault}`)];
};

/** Colours change by transitions, however short: they are looked at when they have arrived. */
const setTheme = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    // A spinner never ends.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await frame();
  });
};
