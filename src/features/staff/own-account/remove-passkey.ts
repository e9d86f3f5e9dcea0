import { type StaffContext, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { requireFactorLeft } from '../accounts/account-guards.ts';
import { deletePasskey } from '../records/factor.repository.ts';
import { lockStaff } from '../records/staff.repository.ts';

export const removePasskey = staffAction({
  name: 'account.remove-passkey',
  permission: 'account.own',
  needsProof: true,
  run: async ({ trx, actor: { staffId } }: StaffContext, { id }: { id: number }) => {
    await lockStaff(trx, staffId);
    const removed = await deletePasskey(trx, staffId, id);
    if (!removed) throw new AppError('not_found');
    await requireFactorLeft(trx, staffId);
    return {
      result: null,
      audit: { subject: { kind: 'staff', id: staffId }, from: removed, to: null },
    };
  },
});
