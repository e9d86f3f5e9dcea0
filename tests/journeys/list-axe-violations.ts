import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Rows of a table are alike: the first ones stand for the rest. */
const alike = 'tbody tr:nth-child(n + 5)';
/** What every page of the office has around it. */
const officeShell = ['.top-bar', '.sidebar'];
/** What every page of the site has around it. */
const siteShell = 'header.contents, .site-footer';

/** `isShellKnown` leaves out the shell, which an earlier page of a round has shown. */
type Look = { within?: string; isShellKnown?: boolean };

/**
 * What axe finds on the page as it stands, each finding with where it is. With `coloursOnly` it looks at what changes
 * with the theme, for the second look at a page.
 */
export const listAxeViolations = async (
  page: Page,
  { within = 'html', isShellKnown = false, coloursOnly = false }: Look & { coloursOnly?: boolean } = {},
): Promise<string[]> => {
  // Reading its source takes axe as long as looking at a page: once a document is enough.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await waitForAnimations(page);
  return page.evaluate(
    async ({ context, options, known }) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      // Leaving out saves axe little time: it reads the whole document. What is large and stands still is taken away.
      const places = Array.from(known ? document.querySelectorAll(known) : [], (part) => {
        const place = document.createComment('');
        part.replaceWith(place);
        return () => place.replaceWith(part);
      });
      const { violations } = await loaded.run(context, options);
      for (const putBack of places) putBack();
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
      );
    },
    {
      context: { include: [within], exclude: [alike, ...(isShellKnown ? officeShell : [])] },
      known: isShellKnown ? siteShell : '',
      options: {
        resultTypes: ['violations' as const],
        ...(coloursOnly && { runOnly: { type: 'rule' as const, values: ['color-contrast'] } }),
      },
    },
  );
};

/**
 * The same in both themes; the second look is at colours alone. Without motion a theme's colours are there at once. The
 * page is in the light theme then.
 */
export const listAxeViolationsInBothThemes = async (page: Page, look: Look = {}): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const inLight = await listAxeViolations(page, look);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await listAxeViolations(page, { ...look, coloursOnly: true });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
  return [...inLight, ...inDark.map((fault) => `dark ${fault}`)];
};

/** What still moves has arrived before it is looked at. */
const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    // A spinner never ends.
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
