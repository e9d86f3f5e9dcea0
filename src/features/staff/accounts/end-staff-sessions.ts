import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { deleteSessionsAndChallenges } from '../records/session.repository.ts';
import { requireStaff } from './account-guards.ts';

export const endStaffSessions = staffAction({
  name: 'staff.end-sessions',
  permission: 'staff.write',
  needsProof: true,
  run: async ({ trx }: ActionContext, { id }: { id: number }) => {
    await requireStaff(trx, id);
    const sessions = await deleteSessionsAndChallenges(trx, id);
    return {
      result: null,
      audit: { subject: { kind: 'staff', id }, from: { sessions }, to: { sessions: 0 } },
    };
  },
});
