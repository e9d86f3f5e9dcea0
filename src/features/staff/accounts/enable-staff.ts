import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { lockStaff, setState } from '../records/staff.repository.ts';
import { requireStaff, resetToInvited } from './account-guards.ts';

/** Enables an account as it was; a demo account comes back without its published password and factors. */
export const enableStaff = staffAction({
  name: 'staff.enable',
  permission: 'staff.write',
  needsProof: true,
  run: async ({ trx }: ActionContext, { id }: { id: number }) => {
    await lockStaff(trx, id);
    const staff = await requireStaff(trx, id);
    if (staff.state !== 'disabled')
      throw new AppError('conflict', { message: 'the account is not disabled' });
    if (staff.isDemo) await resetToInvited(trx, id);
    const state = staff.isDemo || staff.passwordHash === null ? 'invited' : 'active';
    await setState(trx, id, state);
    return {
      result: null,
      audit: { subject: { kind: 'staff', id }, from: { state: staff.state }, to: { state } },
    };
  },
});
