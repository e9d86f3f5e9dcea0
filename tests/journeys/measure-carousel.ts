import type { Locator } from 'playwright-core';

/** How many slides stand wholly in view, and the gap between the first two things that slides hold. */
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

/** Presses a button of a carousel and tells how long the row then moves, in milliseconds. */
export const timeMovement = (carousel: Locator, button: string): Promise<number> =>
  carousel.evaluate(async (node, label) => {
    const slide = node.querySelector('.carousel-slide') as HTMLElement;
    const where = () => slide.getBoundingClientRect().left;
    const started = performance.now();
    node.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click();
    let last = where();
    let movedAt = started;
    await new Promise<void>((done) => {
      const look = () => {
        if (Math.abs(where() - last) > 0.05) {
          last = where();
          movedAt = performance.now();
        }
        if (performance.now() - movedAt > 300) done();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    return movedAt - started;
  }, button);
