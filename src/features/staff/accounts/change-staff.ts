import type { Role } from '#contract/office/permissions.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { deleteSessionsAndChallenges } from '../records/session.repository.ts';
import { setName, setRoles } from '../records/staff.repository.ts';
import { lockAccount, requireRole } from './account-guards.ts';

/** Name and roles. Other roles end the person's sessions. */
export const changeStaff = staffAction({
  name: 'staff.change',
  permission: 'staff.write',
  needsProof: true,
  run: async (
    { trx }: ActionContext,
    { id, name, roles }: { id: number; name: string; roles: readonly Role[] },
  ) => {
    requireRole(roles);
    const staff = await lockAccount(trx, id, { mayBeLast: roles.includes('manager') });
    const isSameRoles = [...staff.roles].sort().join() === [...new Set(roles)].sort().join();
    await setName(trx, id, name);
    if (!isSameRoles) {
      await setRoles(trx, id, roles);
      await deleteSessionsAndChallenges(trx, id);
    }
    return {
      result: null,
      audit: {
        subject: { kind: 'staff', id },
        from: { name: staff.name, roles: staff.roles },
        to: { name, roles },
      },
    };
  },
});
