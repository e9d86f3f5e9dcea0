import type { StaffRow } from '../../app/queries/staff-queries.ts';

export type StaffActionName = 'edit' | 'reinvite' | 'sessions' | 'disable' | 'enable' | 'unlock';

/** What may be done to an account now: state × permission. A disabled one is only opened again. */
export const listStaffActions = (
  { state, isSecondStepLocked }: Pick<StaffRow, 'state' | 'isSecondStepLocked'>,
  mayWrite: boolean,
): readonly StaffActionName[] => {
  if (!mayWrite) return ['sessions'];
  if (state === 'disabled') return ['enable'];
  if (state === 'invited') return ['edit', 'reinvite', 'disable'];
  return [...(isSecondStepLocked ? (['unlock'] as const) : []), 'edit', 'reinvite', 'sessions', 'disable'];
};
