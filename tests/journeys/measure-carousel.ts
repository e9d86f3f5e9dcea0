import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** How many slides stand wholly in view, and the gap between the first two items that slides hold. */
export const measureCarousel = (carousel: Locator): Promise<{ inView: number; gap: number | undefined }> =>
  carousel.evaluate((node) => {
    const view = (node.querySelector('.carousel-viewport') as HTMLElement).getBoundingClientRect();
    const cards = Array.from(node.querySelectorAll('.carousel-slide'), (slide) =>
      (slide.firstElementChild as HTMLElement).getBoundingClientRect(),
    );
    const seen = cards
      .filter(({ left, right }) => left >= view.left - 2 && right <= view.right + 2)
      .sort((a, b) => b.right - a.right);
    const [first, second] = seen;
    const gap = first && second ? Math.round(first.left - second.right) : undefined;
    return { inView: seen.length, gap };
  });

/** Slides of a row stand one, two from 600 and four from 1000 pixels of the window's width, ten pixels apart. */
export const expectOneTwoFour = async (carousel: Locator): Promise<void> => {
  for (const [width, inView] of [
    [599, 1],
    [600, 2],
    [999, 2],
    [1000, 4],
  ] as const) {
    await carousel.page().setViewportSize({ width, height: 900 });
    await expect
      .poll(() => measureCarousel(carousel), { message: `${width} px` })
      .toEqual({ inView, gap: inView > 1 ? 10 : undefined });
  }
};

const stepMs = 20;
const maxMs = 1_200;

/**
 * Presses a button of a carousel and tells how long the row then moves, in milliseconds of the page's own clock,
 * which passes step by step: however slow the machine, the answer is the same.
 */
export const timeMovement = async (carousel: Locator, button: string): Promise<number> => {
  const page = carousel.page();
  const where = () =>
    carousel
      .locator('.carousel-slide')
      .first()
      .evaluate((slide) => slide.getBoundingClientRect().left);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await carousel.locator(`button[aria-label="${button}"]`).evaluate((node: HTMLElement) => node.click());
  let last = await where();
  let movedMs = 0;
  for (let passedMs = stepMs; passedMs <= maxMs; passedMs += stepMs) {
    await page.clock.runFor(stepMs);
    const now = await where();
    if (Math.abs(now - last) > 0.05) movedMs = passedMs;
    last = now;
  }
  await page.clock.resume();
  return movedMs;
};
