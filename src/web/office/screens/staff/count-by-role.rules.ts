import { type Role, roles } from '#contract/office/permissions.ts';
import type { StaffRow } from '../../app/queries/staff-queries.ts';

/** How many people hold each role; a disabled account opens nothing and is not counted. */
export const countByRole = (rows: readonly Pick<StaffRow, 'roles' | 'state'>[]): Record<Role, number> => {
  const counts: Record<Role, number> = { desk: 0, technician: 0, writer: 0, editor: 0, manager: 0 };
  for (const { roles: held, state } of rows) {
    for (const role of roles) if (state !== 'disabled' && held.includes(role)) counts[role] += 1;
  }
  return counts;
};
