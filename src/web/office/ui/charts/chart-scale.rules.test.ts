import { expect, it } from 'vitest';
import { createChartScale, fillLevel, isLabelShown, listAxisTicks } from './chart-scale.rules.ts';

it('counts an axis in round steps from zero to above the largest', () => {
  expect(listAxisTicks(31)).toEqual([0, 20, 40]);
  expect(listAxisTicks(9)).toEqual([0, 5, 10]);
  expect(listAxisTicks(0)).toEqual([0, 1]);
});

it('lets time run from right to left', () => {
  const { x, inner } = createChartScale({ width: 500, height: 300 }, 12, 40);
  expect(x(0)).toBe(inner.right);
  expect(x(11)).toBeCloseTo(inner.left);
  expect(x(1)).toBeLessThan(x(0));
});

it('always labels the newest and never more than fit', () => {
  const shown = Array.from({ length: 31 }, (_, column) => isLabelShown(column, 31));
  expect(shown.at(-1)).toBe(true);
  expect(shown.filter(Boolean).length).toBeLessThanOrEqual(8);
  const onPhone = Array.from({ length: 12 }, (_, column) => isLabelShown(column, 12, 340));
  expect(onPhone.at(-1)).toBe(true);
  expect(onPhone.filter(Boolean).length).toBeLessThanOrEqual(5);
});

it('fills a circle by its share of the fullest', () => {
  expect([0, 1, 2, 3, 4].map((count) => fillLevel(count, 4))).toEqual([0, 1, 2, 3, 4]);
  expect(fillLevel(0, 0)).toBe(0);
});
