import { expect, it } from 'vitest';
import { staffDeeds } from './staff-deeds.rules.ts';

it.each([
  ['active', true, ['edit', 'reinvite', 'sessions', 'disable']],
  ['invited', true, ['edit', 'reinvite', 'disable']],
  ['disabled', true, ['enable']],
  ['active', false, ['sessions']],
] as const)('offers for an account that is %s (may write: %s) just %j', (state, mayWrite, deeds) => {
  expect(staffDeeds({ state }, mayWrite)).toEqual(deeds);
});
