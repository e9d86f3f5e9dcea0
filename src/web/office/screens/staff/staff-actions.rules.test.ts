import { expect, it } from 'vitest';
import { listStaffActions } from './staff-actions.rules.ts';

it.each([
  ['active', true, ['edit', 'reinvite', 'sessions', 'disable']],
  ['locked', true, ['unlock', 'edit', 'reinvite', 'sessions', 'disable']],
  ['invited', true, ['edit', 'reinvite', 'disable']],
  ['disabled', true, ['enable']],
  ['active', false, ['sessions']],
] as const)('offers for an account that is %s (may write: %s) just %j', (state, mayWrite, actions) => {
  const isSecondStepLocked = state === 'locked';
  const person = { state: isSecondStepLocked ? 'active' : state, isSecondStepLocked } as const;
  expect(listStaffActions(person, mayWrite)).toEqual(actions);
});
