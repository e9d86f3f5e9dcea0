import type { Role } from '#contract/office/permissions.ts';
import { officeRefusal, staffRefusalTexts } from '#contract/office/refusals.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import { listPasskeys, voidCredentials } from '../records/factor.repository.ts';
import { deleteInvitations } from '../records/invitation.repository.ts';
import { deleteSessionsAndChallenges } from '../records/session.repository.ts';
import {
  findStaff,
  lockActiveManagers,
  lockStaff,
  type Staff,
  setState,
} from '../records/staff.repository.ts';

export const requireStaff = async (trx: Db, id: number): Promise<Staff> => {
  const staff = await findStaff(trx, id);
  if (!staff) throw new AppError('not_found');
  return staff;
};

/** Locks an account before it is changed; unless it `mayBeLast`, the last active manager is refused. */
export const lockAccount = async (
  trx: Db,
  id: number,
  { mayBeLast }: { mayBeLast: boolean },
): Promise<Staff> => {
  const managers = await lockActiveManagers(trx);
  await lockStaff(trx, id);
  const staff = await requireStaff(trx, id);
  if (!mayBeLast && managers.includes(id) && managers.length === 1)
    throw officeRefusal('conflict', staffRefusalTexts.lastManager);
  return staff;
};

export const requireRole = (roles: readonly Role[]): void => {
  if (roles.length > 0) return;
  throw officeRefusal('invalid_input', staffRefusalTexts.needsRole, {
    fields: { roles: staffRefusalTexts.needsRole },
  });
};

/** Read after the change, inside its transaction: of two removals at once, one finds nothing left and fails. */
export const requireFactorLeft = async (trx: Db, staffId: number): Promise<void> => {
  const staff = await findStaff(trx, staffId);
  if (staff?.totpSecret || (await listPasskeys(trx, staffId)).length > 0) return;
  throw officeRefusal('conflict', staffRefusalTexts.lastFactor);
};

/** Sessions, credentials and invitations from before are void. */
export const resetToInvited = async (trx: Db, id: number): Promise<void> => {
  await deleteSessionsAndChallenges(trx, id);
  await voidCredentials(trx, id);
  await deleteInvitations(trx, id);
  await setState(trx, id, 'invited');
};
