import { type StaffContext, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { deleteSession } from '../records/session.repository.ts';

export const endOwnSession = staffAction({
  name: 'session.end',
  permission: 'account.own',
  run: async ({ trx, actor }: StaffContext, { id }: { id: number }) => {
    const ended = await deleteSession(trx, actor.staffId, id);
    if (!ended) throw new AppError('not_found');
    return { result: null, audit: { subject: { kind: 'session', id }, from: ended, to: null } };
  },
});
