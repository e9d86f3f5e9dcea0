import { expect, it } from 'vitest';
import { dayMs } from '#kernel/durations.ts';
import { isRepeatedCause, joinCauses } from './causes.rules.ts';

const month = (...days: number[]) => ({
  product: 'انکوباتور',
  cause: 'نوسان برق',
  count: days.length,
  first: Math.min(...days) * dayMs,
  last: Math.max(...days) * dayMs,
});

// accepts 798
it.each([
  [[month(1, 2)], false],
  [[month(1, 2, 30)], true],
  [[month(1, 2), month(40)], true],
  [[month(1), month(50), month(91)], true],
  [[month(1), month(50), month(92)], false],
  [[month(1), month(50), month(92), month(139)], true],
])('marks three within 90 days: %#', (months, expected) => {
  expect(isRepeatedCause(months)).toBe(expected);
});

// accepts 798
it('counts by product, cause and month, and marks no report without a cause', () => {
  const none = { ...month(3, 4, 5), cause: '' };
  expect(joinCauses([[month(1)], [month(40, 41), none]])).toEqual([
    { productName: 'انکوباتور', cause: 'نوسان برق', counts: [1, 2], total: 3, isRepeated: true },
    { productName: 'انکوباتور', cause: '', counts: [0, 3], total: 3, isRepeated: false },
  ]);
});
