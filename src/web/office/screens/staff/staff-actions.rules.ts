import type { StaffRow } from '../../app/queries/staff-queries.ts';

export type StaffActionName = 'edit' | 'reinvite' | 'sessions' | 'disable' | 'enable';

/** What may be done to an account now: state × permission. A disabled one is only opened again. */
export const staffActions = (
  { state }: Pick<StaffRow, 'state'>,
  mayWrite: boolean,
): readonly StaffActionName[] => {
  if (!mayWrite) return ['sessions'];
  if (state === 'disabled') return ['enable'];
  return state === 'invited' ? ['edit', 'reinvite', 'disable'] : ['edit', 'reinvite', 'sessions', 'disable'];
};
