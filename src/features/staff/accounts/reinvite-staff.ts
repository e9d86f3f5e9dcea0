import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { sendInvitation } from '../invitations/send-invitation.ts';
import type { StaffDeps } from '../records/deps.ts';
import { lockAccount, resetToInvited } from './account-guards.ts';

/** For someone who lost the phone: everything from before is void, and a new link begins again. */
export const reinviteStaff = staffAction({
  name: 'staff.reinvite',
  permission: 'staff.write',
  needsProof: true,
  run: async (
    { trx, deps }: ActionContext<StaffDeps>,
    { id, mayBeLast = false }: { id: number; mayBeLast?: boolean },
  ) => {
    const { state } = await lockAccount(trx, id, { mayBeLast });
    if (state === 'disabled') throw new AppError('conflict', { message: 'the account is disabled' });
    await resetToInvited(trx, id);
    return {
      result: await sendInvitation(trx, deps, id),
      audit: { subject: { kind: 'staff', id }, from: { state }, to: { state: 'invited' } },
    };
  },
});
