import { expect, it } from 'vitest';
import { z } from 'zod';
import { writeFieldFaults } from './field-faults.ts';

const Price = z.object({ title: z.string().min(1).max(3), rial: z.int().min(1).max(100) });

it.each([
  [{ title: 'x' }, { rial: 'این را پر کنید.' }],
  [
    { title: '', rial: 'x' },
    { title: 'این را پر کنید.', rial: 'این مقدار درست نیست.' },
  ],
  [
    { title: 'xxxx', rial: 101 },
    { title: 'این بیش از اندازه بلند است.', rial: 'این مقدار درست نیست.' },
  ],
  [{ title: 'x', rial: 0 }, { rial: 'این مقدار درست نیست.' }],
  [{ title: 'x', rial: 1.5 }, { rial: 'این مقدار درست نیست.' }],
])('says of %j what is wrong in each field', (input, fields) => {
  const { error } = Price.safeParse(input);
  expect(writeFieldFaults(error ?? { issues: [] })).toEqual(fields);
});
