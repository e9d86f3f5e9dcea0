import { expect, it } from 'vitest';
import { carouselBreakpoints } from './slides-in-view.ts';

it('moves only where not all slides stand in view', () => {
  expect(carouselBreakpoints('one-two-four', 4)).toEqual({
    active: true,
    breakpoints: { '(width >= 600px)': { active: true }, '(width >= 1000px)': { active: false } },
  });
  expect(carouselBreakpoints('one', 1)).toEqual({ active: false, breakpoints: {} });
});
