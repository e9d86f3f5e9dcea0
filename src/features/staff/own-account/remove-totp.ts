import { type StaffContext, staffAction } from '#features/staff-action/index.ts';
import { requireFactorLeft, requireStaff } from '../accounts/account-guards.ts';
import { setTotp } from '../records/factor.repository.ts';
import { lockStaff } from '../records/staff.repository.ts';

export const removeTotp = staffAction({
  name: 'account.remove-totp',
  permission: 'account.own',
  needsProof: true,
  run: async ({ trx, actor: { staffId } }: StaffContext) => {
    await lockStaff(trx, staffId);
    const hasTotp = (await requireStaff(trx, staffId)).totpSecret !== null;
    await setTotp(trx, staffId, null);
    await requireFactorLeft(trx, staffId);
    return {
      result: null,
      audit: { subject: { kind: 'staff', id: staffId }, from: { hasTotp }, to: { hasTotp: false } },
    };
  },
});
