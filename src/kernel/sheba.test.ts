import { expect, it } from 'vitest';
import { isSheba } from './sheba.ts';

it('knows an account number by its check digits', () => {
  expect(isSheba('IR062960000000100324200001')).toBe(true);
  expect(isSheba('IR820540102680020817909002')).toBe(true);
  for (const wrong of ['IR062960000000100324200002', '062960000000100324200001', 'IR06', '']) {
    expect([wrong, isSheba(wrong)]).toEqual([wrong, false]);
  }
});
