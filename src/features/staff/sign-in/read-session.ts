import { listPermissions } from '#contract/office/permissions.ts';
import type { StaffActor } from '#features/staff-action/index.ts';
import { hashStaffToken } from '#features/tokens/index.ts';
import type { Storage } from '#storage/dialect.ts';
import { type LiveStaffSession, touchStaffSession } from '../records/session.repository.ts';
import { findStaff, type Staff } from '../records/staff.repository.ts';
import { maySignIn } from './sign-in.ts';

export type ActingStaff = { actor: StaffActor; staff: Staff; session: LiveStaffSession };

/**
 * The person whose token this is: roles and state are read anew for every call. Background calls of a screen are
 * answered and do not keep the session alive.
 */
export const findActingStaff = async (
  { storage: { db } }: { storage: Storage },
  { token, isBackground }: { token: string | undefined; isBackground: boolean },
): Promise<ActingStaff | undefined> => {
  const session = token ? await touchStaffSession(db, hashStaffToken(token), { isBackground }) : undefined;
  const staff = session && (await findStaff(db, session.staffId));
  if (!session || !staff || !maySignIn(staff)) return undefined;
  const actor: StaffActor = {
    staffId: staff.id,
    name: staff.name,
    roles: staff.roles,
    permissions: listPermissions(staff.roles),
    sessionId: session.id,
    hasFreshProof: session.hasFreshProof,
  };
  return { actor, staff, session };
};
