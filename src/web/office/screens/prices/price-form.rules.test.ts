import { expect, it } from 'vitest';
import { PriceValues } from './price-form.rules.ts';

const price = { code: 'PT-1', title: 'برد تغذیه', kind: 'part', unitRial: 1_000_000, isUsed: true };

// accepts 574
it.each([
  [{ code: ' ' }, 'code'],
  [{ title: 'ب' }, 'title'],
  [{ unitRial: null }, 'unitRial'],
  [{ unitRial: -1 }, 'unitRial'],
  [{ unitRial: 100_000_000_000 }, 'unitRial'],
])('refuses %o beside its field', (wrong, field) => {
  const read = PriceValues.safeParse({ ...price, ...wrong });
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

it('takes a line of each kind, also one that costs nothing', () => {
  for (const kind of ['part', 'work', 'travel']) {
    expect(PriceValues.safeParse({ ...price, kind, unitRial: 0 }).success).toBe(true);
  }
});
