/** How many slides stand in view: `one`; 1, 2 from 600 px, 4 from 1000 px; 1, 2 from 640 px, 3 from 1024 px. */
export type CarouselLayout = 'one' | 'one-two-four' | 'one-two-three';

/** By the width of the window, smallest first, as carousel.css has it; without a match it is one. */
const slidesInView: Record<CarouselLayout, Record<string, number>> = {
  one: {},
  'one-two-four': { '(width >= 600px)': 2, '(width >= 1000px)': 4 },
  'one-two-three': { '(width >= 640px)': 2, '(width >= 1024px)': 3 },
};

/** When a carousel moves at all: where it has more slides than stand in view. In the words of embla's options. */
export const carouselBreakpoints = (layout: CarouselLayout, slideCount: number) => ({
  active: slideCount > 1,
  breakpoints: Object.fromEntries(
    Object.entries(slidesInView[layout]).map(([media, inView]) => [media, { active: slideCount > inView }]),
  ),
});
