import { type StaffContext, staffAction } from '#features/staff-action/index.ts';
import { deleteSessionsAndChallenges } from '../records/session.repository.ts';

/** «خروج از همه‌جا» */
export const signOutEverywhere = staffAction({
  name: 'session.end-all',
  permission: 'account.own',
  run: async ({ trx, actor: { staffId } }: StaffContext) => {
    const sessions = await deleteSessionsAndChallenges(trx, staffId);
    return {
      result: null,
      audit: { subject: { kind: 'staff', id: staffId }, from: { sessions }, to: { sessions: 0 } },
    };
  },
});
