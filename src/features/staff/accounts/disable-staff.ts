import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { deleteInvitations } from '../records/invitation.repository.ts';
import { deleteSessionsAndChallenges } from '../records/session.repository.ts';
import { setState } from '../records/staff.repository.ts';
import { lockAccount } from './account-guards.ts';

/** `mayBeLast` is for the command line: the demo's people must be able to go before a real manager has come. */
export const disableStaff = staffAction({
  name: 'staff.disable',
  permission: 'staff.write',
  needsProof: true,
  run: async ({ trx }: ActionContext, { id, mayBeLast = false }: { id: number; mayBeLast?: boolean }) => {
    const { state } = await lockAccount(trx, id, { mayBeLast });
    await setState(trx, id, 'disabled');
    await deleteSessionsAndChallenges(trx, id);
    await deleteInvitations(trx, id);
    return {
      result: null,
      audit: { subject: { kind: 'staff', id }, from: { state }, to: { state: 'disabled' } },
    };
  },
});
