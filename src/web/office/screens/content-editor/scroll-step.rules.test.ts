import { expect, it } from 'vitest';
import { findScrollStep } from './scroll-step.rules.ts';

const sizes = { view: 800, whole: 5_000 };
const step = (key: string, shiftKey = false) => findScrollStep({ key, shiftKey }, sizes);

// accepts 458, 480
it('scrolls by line, by page and to the ends, and leaves every other key alone', () => {
  expect([step('ArrowDown'), step('ArrowUp')]).toEqual([60, -60]);
  expect([step('PageDown'), step('PageUp')]).toEqual([740, -740]);
  expect([step(' '), step(' ', true)]).toEqual([740, -740]);
  expect([step('Home'), step('End')]).toEqual([-5_000, 5_000]);
  expect([step('Tab'), step('Escape'), step('a')]).toEqual([undefined, undefined, undefined]);
});
