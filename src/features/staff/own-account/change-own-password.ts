import { type PrepareContext, type StaffActor, staffAction } from '#features/staff-action/index.ts';
import type { StaffDeps } from '../records/deps.ts';
import { deleteSessionsAndChallenges } from '../records/session.repository.ts';
import { setPassword } from '../records/staff.repository.ts';
import { requireGoodPassword } from '../sign-in/passwords.ts';
import { requireSelf } from './read-account.ts';

/** A new password ends every session of the person, this one too, so that nobody stays in by the old one. */
export const changeOwnPassword = staffAction({
  name: 'account.change-password',
  permission: 'account.own',
  needsProof: true,
  prepare: async (
    { deps, actor }: PrepareContext<StaffDeps, StaffActor>,
    { newPassword }: { newPassword: string },
  ) => {
    await requireGoodPassword(deps, newPassword, await requireSelf(deps, actor), 'newPassword');
    return deps.passwords.hash(newPassword);
  },
  run: async ({ trx, actor: { staffId } }, _, hash) => {
    await setPassword(trx, staffId, hash);
    const sessions = await deleteSessionsAndChallenges(trx, staffId);
    return {
      result: null,
      audit: { subject: { kind: 'staff', id: staffId }, from: { sessions }, to: { sessions: 0 } },
    };
  },
});
