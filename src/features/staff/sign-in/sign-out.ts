import { type StaffContext, staffAction } from '#features/staff-action/index.ts';
import { deleteSession } from '../records/session.repository.ts';

export const signOut = staffAction({
  name: 'session.end',
  permission: 'account.own',
  run: async ({ trx, actor }: StaffContext) => {
    const ended = await deleteSession(trx, actor.staffId, actor.sessionId);
    return {
      result: null,
      audit: ended ? { subject: { kind: 'session', id: actor.sessionId }, from: ended, to: null } : [],
    };
  },
});
