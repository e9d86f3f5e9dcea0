import type { staffCalls } from '#contract/office/calls/staff-calls.ts';
import {
  changeStaff,
  disableStaff,
  enableStaff,
  endStaffSession,
  endStaffSessions,
  inviteStaff,
  listAccounts,
  readSentInvitation,
  readStaff,
  reinviteStaff,
  type StaffDeps,
  unlockStaff,
} from '#features/staff/index.ts';
import type { AnswersFor } from './office-context.ts';
import { performActions } from './perform-actions.ts';
import { toListedSession, toListedStaff } from './to-staff-shapes.ts';

const invitations = { inviteStaff, reinviteStaff };
const changes = { changeStaff, disableStaff, enableStaff, unlockStaff, endStaffSessions, endStaffSession };
export const staffActions = { ...invitations, ...changes };

/** Accounts of others, for managers. */
export const answerStaffCalls = ({ staff }: { staff: StaffDeps }): AnswersFor<keyof typeof staffCalls> => ({
  listStaff: async () => (await listAccounts(staff)).map(toListedStaff),
  getStaff: async ({ id }) => {
    const { sessions, ...listed } = await readStaff(staff, id);
    return { ...toListedStaff(listed), sessions: sessions.map(toListedSession) };
  },
  ...performActions(staff, invitations, (_, invited) => readSentInvitation(staff, invited)),
  ...performActions(staff, changes),
});
