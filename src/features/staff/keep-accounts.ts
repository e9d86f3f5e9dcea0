import type { Role } from '#contract/office/permissions.ts';
import { officeRefusal, officeTexts } from '#contract/office/refusals.ts';
import type { Action, Transaction } from '#features/audit/index.ts';
import { queueMessage } from '#features/outbox/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { StaffDeps } from './deps.ts';
import { voidCredentials } from './factor.repository.ts';
import { deleteInvitations, replaceInvitation } from './invitation.repository.ts';
import { invitationMailKey, invitationMailKind } from './invitation-mail.ts';
import { makeNonce } from './invitations.ts';
import { deleteSession, endEverything } from './session.repository.ts';
import {
  findStaff,
  insertStaff,
  lockActiveManagers,
  lockStaff,
  type Staff,
  setName,
  setRoles,
  setState,
} from './staff.repository.ts';

/*
 * What is done to accounts, each inside a transaction of the caller's: the office does it as an action of a
 * manager, `azma staff` in its own name.
 */

export type Invited = { staffId: number; invitationId: number };
export type NewStaff = { email: string; name: string; roles: readonly Role[] };

export const inviteStaffIn = async (
  trx: Transaction,
  deps: StaffDeps,
  { email, name, roles }: NewStaff,
): Promise<Action<Invited>> => {
  requireRole(roles);
  const staffId = await insertStaff(trx, { email, name });
  if (staffId === undefined) {
    throw officeRefusal('conflict', officeTexts.emailTaken, { fields: { email: officeTexts.emailTaken } });
  }
  await setRoles(trx, staffId, roles);
  return {
    result: await sendInvitation(trx, deps, staffId),
    audit: {
      action: 'staff.invite',
      subjectKind: 'staff',
      subjectId: String(staffId),
      to: { email, name, roles },
    },
  };
};

/** For someone who lost the phone: nothing of before opens anything, and a new link begins again. */
export const reinviteStaffIn = async (
  trx: Transaction,
  deps: StaffDeps,
  { id, mayBeLast = false }: { id: number; mayBeLast?: boolean },
): Promise<Action<Invited>> => {
  const managers = await lockActiveManagers(trx);
  await lockStaff(trx, id);
  const staff = await requireStaff(trx, id);
  if (!mayBeLast) requireOtherManager(managers, id);
  if (staff.state === 'disabled') throw new AppError('conflict', { message: 'the account is disabled' });
  await voidEverything(trx, id);
  return {
    result: await sendInvitation(trx, deps, id),
    audit: { action: 'staff.reinvite', subjectKind: 'staff', subjectId: String(id) },
  };
};

export const changeStaffIn = async (
  trx: Transaction,
  { id, name, roles }: { id: number; name: string; roles: readonly Role[] },
): Promise<Action<null>> => {
  requireRole(roles);
  const managers = await lockActiveManagers(trx);
  await lockStaff(trx, id);
  const staff = await requireStaff(trx, id);
  if (!roles.includes('manager')) requireOtherManager(managers, id);
  const isSameRoles = [...staff.roles].sort().join() === [...new Set(roles)].sort().join();
  await setName(trx, id, name);
  if (!isSameRoles) {
    await setRoles(trx, id, roles);
    await endEverything(trx, id);
  }
  const from = { name: staff.name, roles: staff.roles };
  return {
    result: null,
    audit: { action: 'staff.change', subjectKind: 'staff', subjectId: String(id), from, to: { name, roles } },
  };
};

/** `mayBeLast` is for the command line: the demo's people must be able to go before a real manager has come. */
export const disableStaffIn = async (
  trx: Transaction,
  { id, mayBeLast = false }: { id: number; mayBeLast?: boolean },
): Promise<Action<null>> => {
  const managers = await lockActiveManagers(trx);
  await lockStaff(trx, id);
  const staff = await requireStaff(trx, id);
  if (!mayBeLast) requireOtherManager(managers, id);
  await setState(trx, id, 'disabled');
  await endEverything(trx, id);
  await deleteInvitations(trx, id);
  return { result: null, audit: stateChange('staff.disable', staff, 'disabled') };
};

/** Back to where it was; a demo account comes back without its published password and factors. */
export const enableStaffIn = async (trx: Transaction, { id }: { id: number }): Promise<Action<null>> => {
  await lockStaff(trx, id);
  const staff = await requireStaff(trx, id);
  if (staff.state !== 'disabled') throw new AppError('conflict', { message: 'the account is not disabled' });
  if (staff.isDemo) await voidEverything(trx, id);
  const state = staff.isDemo || staff.passwordHash === null ? 'invited' : 'active';
  await setState(trx, id, state);
  return { result: null, audit: stateChange('staff.enable', staff, state) };
};

export const endStaffSessionsIn = async (
  trx: Transaction,
  { id, sessionId }: { id: number; sessionId?: number | undefined },
): Promise<Action<null>> => {
  await requireStaff(trx, id);
  if (sessionId === undefined) await endEverything(trx, id);
  else if (!(await deleteSession(trx, id, sessionId))) throw new AppError('not_found');
  const action = sessionId === undefined ? 'staff.end-sessions' : 'staff.end-session';
  return { result: null, audit: { action, subjectKind: 'staff', subjectId: String(id), to: { sessionId } } };
};

export const requireStaff = async (trx: Transaction, id: number): Promise<Staff> => {
  const staff = await findStaff(trx, id);
  if (!staff) throw new AppError('not_found');
  return staff;
};

const sendInvitation = async (trx: Transaction, deps: StaffDeps, staffId: number): Promise<Invited> => {
  const invitationId = await replaceInvitation(trx, staffId, makeNonce(deps));
  if (deps.mails) {
    const onceKey = invitationMailKey(invitationId);
    await queueMessage(trx, { kind: invitationMailKind, onceKey, payload: { invitationId } });
  }
  return { staffId, invitationId };
};

const voidEverything = async (trx: Transaction, id: number): Promise<void> => {
  await endEverything(trx, id);
  await voidCredentials(trx, id);
  await deleteInvitations(trx, id);
  await setState(trx, id, 'invited');
};

const requireRole = (roles: readonly Role[]): void => {
  if (roles.length > 0) return;
  throw officeRefusal('invalid_input', officeTexts.needsRole, { fields: { roles: officeTexts.needsRole } });
};

const requireOtherManager = (managers: readonly number[], id: number): void => {
  if (managers.includes(id) && managers.length === 1)
    throw officeRefusal('conflict', officeTexts.lastManager);
};

const stateChange = (action: string, staff: Staff, to: Staff['state']) => ({
  action,
  subjectKind: 'staff',
  subjectId: String(staff.id),
  from: { state: staff.state },
  to: { state: to },
});
