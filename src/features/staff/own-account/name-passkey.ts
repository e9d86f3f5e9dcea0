import { type StaffContext, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { listPasskeys, renamePasskey } from '../records/factor.repository.ts';

export const namePasskey = staffAction({
  name: 'account.name-passkey',
  permission: 'account.own',
  needsProof: true,
  run: async ({ trx, actor: { staffId } }: StaffContext, { id, name }: { id: number; name: string }) => {
    const before = (await listPasskeys(trx, staffId)).find((passkey) => passkey.id === id);
    if (!before) throw new AppError('not_found');
    await renamePasskey(trx, id, name);
    return {
      result: null,
      audit: { subject: { kind: 'staff', id: staffId }, from: { id, name: before.name }, to: { id, name } },
    };
  },
});
