import { listPermissions, type Permission, type Role } from '#contract/office/permissions.ts';
import { officeRefusal, staffRefusalTexts } from '#contract/office/refusals.ts';
import { writeAudit } from '#features/audit/index.ts';
import { forgetTries, limitRules, peekLimit, takeFromLimit } from '#features/limits/index.ts';
import { hashStaffToken, makeToken } from '#features/tokens/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import type { ClientInfo, StaffDeps } from '../records/deps.ts';
import {
  deleteHalfSessions,
  findHalfSession,
  type HalfSession,
  takeHalfSession,
} from '../records/half-session.repository.ts';
import { endSurplusStaffSessions, insertStaffSession } from '../records/session.repository.ts';
import { findStaff, lockStaff, recordSignIn, type Staff } from '../records/staff.repository.ts';
import { lockSecondStep } from './lock-second-step.ts';
import { maySignIn } from './sign-in.ts';

/** Checked already; what is left must happen in the transaction of the sign-in. False when someone was faster. */
export type Proof = { method: string; wrongText: string; use: ((trx: Db) => Promise<boolean>) | undefined };

export type SignedIn = {
  sessionToken: string;
  person: { id: number; name: string; email: string };
  roles: Role[];
  permissions: Permission[];
};

/** The half session of this browser and the person behind it. Throws `unauthorised` when there is none. */
export const requireHalfSession = async (
  deps: StaffDeps,
  halfToken: string | undefined,
  step: HalfSession['step'],
): Promise<{ half: HalfSession; staff: Staff }> => {
  const half = halfToken ? await findHalfSession(deps.storage.db, hashStaffToken(halfToken)) : undefined;
  const staff = half && (await findStaff(deps.storage.db, half.staffId));
  if (!half || !staff || half.step !== step || !maySignIn(staff)) throw new AppError('unauthorised');
  return { half, staff };
};

/**
 * Counts the try before it is checked, so that many at once are counted as many; the fifth wrong one within a
 * quarter of an hour ends every half sign-in of the account, the thirtieth within a day locks its second step.
 */
export const requireProof = async (
  deps: StaffDeps,
  staff: Staff,
  prove: () => Promise<Proof>,
): Promise<Proof> => {
  if (staff.isSecondStepLocked) throw officeRefusal('forbidden', staffRefusalTexts.secondStepLocked);
  const rule = limitRules.wrongSecondStepPerAccount;
  const taken = await takeFromLimit(deps, rule, String(staff.id));
  if (taken.isOver) throw new AppError('too_many', { retryAfterSeconds: taken.retryAfterSeconds });
  const proof = await prove();
  if (!proof.use) await refuseProof(deps, staff, proof);
  return proof;
};

const refuseProof = async (deps: StaffDeps, staff: Staff, proof: Proof): Promise<never> => {
  const { db } = deps.storage;
  const full = await peekLimit(deps, limitRules.wrongSecondStepPerAccount, String(staff.id));
  await db.transaction().execute(async (trx) => {
    if (full.isOver) await deleteHalfSessions(trx, staff.id);
    await writeAudit(trx, toPerson(staff), {
      action: 'session.refuse-second',
      subject: { kind: 'staff', id: staff.id },
      to: { method: proof.method },
    });
  });
  const ofDay = limitRules.wrongSecondStepPerDay;
  await takeFromLimit(deps, ofDay, String(staff.id));
  if ((await peekLimit(deps, ofDay, String(staff.id))).isOver) await lockSecondStep(deps, staff);
  throw officeRefusal('unauthorised', proof.wrongText);
};

/** The second step: turns half a session into a whole one, exactly once. */
export const finishSignIn = async (
  deps: StaffDeps,
  input: { halfToken: string | undefined; prove: (staff: Staff) => Promise<Proof> } & ClientInfo,
): Promise<SignedIn> => {
  const { half, staff } = await requireHalfSession(deps, input.halfToken, 'second');
  const proof = await requireProof(deps, staff, () => input.prove(staff));
  const signedIn = await deps.storage.db.transaction().execute(async (trx) => {
    if (!(await proof.use?.(trx))) return undefined;
    return openSession(trx, deps, { half, client: input, method: proof.method });
  });
  return signedIn ?? refuseProof(deps, staff, proof);
};

/** To be called in the transaction that used the proof up. */
export const openSession = async (
  trx: Db,
  deps: StaffDeps,
  { half, client, method }: { half: HalfSession; client: ClientInfo; method: string },
): Promise<SignedIn> => {
  await lockStaff(trx, half.staffId);
  const staff = await findStaff(trx, half.staffId);
  if (!staff || !maySignIn(staff) || !(await takeHalfSession(trx, half.tokenHash))) {
    throw new AppError('unauthorised');
  }
  const sessionToken = makeToken(deps.random);
  const sessionId = await insertStaffSession(trx, {
    tokenHash: hashStaffToken(sessionToken),
    staffId: staff.id,
    browser: client.browser,
    address: client.clientAddress,
  });
  await endSurplusStaffSessions(trx, staff.id);
  await recordSignIn(trx, staff.id);
  await forgetTries(trx, deps, { rule: limitRules.wrongSecondStepPerAccount, key: String(staff.id) });
  await writeAudit(trx, toPerson(staff), {
    action: 'session.begin',
    subject: { kind: 'session', id: sessionId },
    to: { method },
  });
  return { sessionToken, ...describePerson(staff) };
};

export const describePerson = (staff: Staff): Omit<SignedIn, 'sessionToken'> => ({
  person: { id: staff.id, name: staff.name, email: staff.email },
  roles: staff.roles,
  permissions: [...listPermissions(staff.roles)],
});

const toPerson = ({ id, name }: Staff) => ({ staffId: id, name });
