import type { Role } from '#contract/office/permissions.ts';
import { officeRefusal, staffRefusalTexts } from '#contract/office/refusals.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { sendInvitation } from '../invitations/send-invitation.ts';
import type { StaffDeps } from '../records/deps.ts';
import { insertStaff, setRoles } from '../records/staff.repository.ts';
import { requireRole } from './account-guards.ts';

type NewStaff = { email: string; name: string; roles: readonly Role[] };

export const inviteStaff = staffAction({
  name: 'staff.invite',
  permission: 'staff.write',
  needsProof: true,
  run: async ({ trx, deps }: ActionContext<StaffDeps>, { email, name, roles }: NewStaff) => {
    requireRole(roles);
    const staffId = await insertStaff(trx, { email, name });
    if (staffId === undefined) {
      throw officeRefusal('conflict', staffRefusalTexts.emailTaken, {
        fields: { email: staffRefusalTexts.emailTaken },
      });
    }
    await setRoles(trx, staffId, roles);
    return {
      result: await sendInvitation(trx, deps, staffId),
      audit: { subject: { kind: 'staff', id: staffId }, from: null, to: { email, name, roles } },
    };
  },
});
