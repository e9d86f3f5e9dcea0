import type { staffCalls } from '#contract/office/calls/staff-calls.ts';
import {
  changeStaff,
  disableStaff,
  enableStaff,
  endStaffSessions,
  inviteStaff,
  listAccounts,
  readStaff,
  reinviteStaff,
  type StaffDeps,
} from '#features/staff/index.ts';
import type { OfficeAnswers } from './office-context.ts';
import { toListedSession, toListedStaff } from './write-staff.ts';

/** Accounts of others, for managers. */
export const answerStaffCalls = ({
  staff,
}: {
  staff: StaffDeps;
}): OfficeAnswers<keyof typeof staffCalls> => ({
  listStaff: async () => (await listAccounts(staff)).map(toListedStaff),
  getStaff: async ({ id }) => {
    const { sessions, ...listed } = await readStaff(staff, id);
    return { ...toListedStaff(listed), sessions: sessions.map(toListedSession) };
  },
  inviteStaff: (input, { actor }) => inviteStaff(staff, actor, input),
  reinviteStaff: (input, { actor }) => reinviteStaff(staff, actor, input),
  changeStaff: (input, { actor }) => changeStaff(staff, actor, input),
  disableStaff: (input, { actor }) => disableStaff(staff, actor, input),
  enableStaff: (input, { actor }) => enableStaff(staff, actor, input),
  endStaffSessions: (input, { actor }) => endStaffSessions(staff, actor, input),
  endStaffSession: (input, { actor }) => endStaffSessions(staff, actor, input),
});
