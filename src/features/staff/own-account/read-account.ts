import type { StaffActor } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { StaffDeps } from '../records/deps.ts';
import { countRecoveryCodes, listPasskeys } from '../records/factor.repository.ts';
import { listSessions } from '../records/session.repository.ts';
import { findStaff, type Staff } from '../records/staff.repository.ts';

export const requireSelf = async (deps: Pick<StaffDeps, 'storage'>, actor: StaffActor): Promise<Staff> => {
  const staff = await findStaff(deps.storage.db, actor.staffId);
  if (!staff) throw new AppError('unauthorised');
  return staff;
};

export const readAccount = async (deps: StaffDeps, actor: StaffActor) => {
  const staff = await requireSelf(deps, actor);
  const passkeys = await listPasskeys(deps.storage.db, staff.id);
  return {
    person: { id: staff.id, name: staff.name, email: staff.email },
    roles: staff.roles,
    hasTotp: staff.totpSecret !== null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
    recoveryCodesLeft: await countRecoveryCodes(deps.storage.db, staff.id),
  };
};

export const listOwnSessions = async (deps: StaffDeps, actor: StaffActor) => {
  const sessions = await listSessions(deps.storage.db, actor.staffId);
  return sessions.map((session) => ({ ...session, isThis: session.id === actor.sessionId }));
};
