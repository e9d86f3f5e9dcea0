import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { deleteSession } from '../records/session.repository.ts';
import { requireStaff } from './account-guards.ts';

export const endStaffSession = staffAction({
  name: 'staff.end-session',
  permission: 'staff.write',
  needsProof: true,
  run: async ({ trx }: ActionContext, { id, sessionId }: { id: number; sessionId: number }) => {
    await requireStaff(trx, id);
    const ended = await deleteSession(trx, id, sessionId);
    if (!ended) throw new AppError('not_found');
    return {
      result: null,
      audit: { subject: { kind: 'staff', id }, from: { sessionId, ...ended }, to: null },
    };
  },
});
