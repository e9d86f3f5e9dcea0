import { officeRefusal, officeTexts } from '#contract/office/refusals.ts';
import { type Actor, performAction, type Transaction, writeAudit } from '#features/audit/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { StaffDeps } from './deps.ts';
import {
  countRecoveryCodes,
  deletePasskey,
  insertPasskey,
  listPasskeys,
  readDatabaseTime,
  renamePasskey,
  replaceRecoveryCodes,
  setTotp,
  takeTotpStep,
} from './factor.repository.ts';
import { checkNewPasskey } from './passkeys.ts';
import { requireGoodPassword } from './passwords.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-code.rules.ts';
import { openSecret, sealSecret } from './seal-secret.ts';
import { deleteSession, endEverything, listSessions } from './session.repository.ts';
import { findStaff, lockStaff, type Staff, setPassword } from './staff.repository.ts';
import { findTotpStep, makeTotpSecret, type TotpSetUp, writeTotpSetUp } from './totp.rules.ts';

export const requireSelf = async (deps: StaffDeps, actor: Actor): Promise<Staff> => {
  const staff = await findStaff(deps.storage.db, actor.staffId);
  if (!staff) throw new AppError('unauthorised');
  return staff;
};

export const readAccount = async (deps: StaffDeps, actor: Actor) => {
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

export const listOwnSessions = async (deps: StaffDeps, actor: Actor) => {
  const sessions = await listSessions(deps.storage.db, actor.staffId);
  return sessions.map((session) => ({ ...session, isThis: session.id === actor.sessionId }));
};

export const endOwnSession = (deps: StaffDeps, actor: Actor, id: number): Promise<null> =>
  performAction(deps, actor, 'endOwnSession', async (trx) => {
    if (!(await deleteSession(trx, actor.staffId, id))) throw new AppError('not_found');
    return { result: null, audit: { action: 'session.end', subjectKind: 'session', subjectId: String(id) } };
  });

/** A new password ends every session of the person, this one too: whoever knew the old one is out. */
export const changeOwnPassword = async (
  deps: StaffDeps,
  actor: Actor,
  { newPassword }: { newPassword: string },
): Promise<null> => {
  requireGoodPassword(newPassword, await requireSelf(deps, actor), 'newPassword');
  const hash = await deps.passwords.hash(newPassword);
  return performAction(deps, actor, 'changeOwnPassword', async (trx) => {
    await setPassword(trx, actor.staffId, hash);
    await endEverything(trx, actor.staffId);
    return { result: null, audit: onAccount(actor, 'account.change-password') };
  });
};

/** The secret goes to the browser twice: to be shown, and sealed, to come back with the first code. */
export const beginTotp = async (deps: StaffDeps, actor: Actor): Promise<TotpSetUp & { setUp: string }> => {
  const secret = makeTotpSecret();
  const staff = await requireSelf(deps, actor);
  return { ...writeTotpSetUp(secret, staff), setUp: sealSecret(deps, staff.id, secret) };
};

export const confirmTotp = async (
  deps: StaffDeps,
  actor: Actor,
  { setUp, code }: { setUp: string; code: string },
): Promise<null> => {
  const secret = openSecret(deps, actor.staffId, setUp);
  const now = await readDatabaseTime(deps.storage.db);
  const step = secret ? await findTotpStep(secret, code, now) : undefined;
  if (step === undefined) throw wrongCode();
  return performAction(deps, actor, 'confirmTotp', async (trx) => {
    if (!(await takeTotpStep(trx, actor.staffId, step))) throw wrongCode();
    await setTotp(trx, actor.staffId, setUp);
    return { result: null, audit: onAccount(actor, 'account.add-totp') };
  });
};

const wrongCode = () =>
  officeRefusal('invalid_input', officeTexts.wrongCode, { fields: { code: officeTexts.wrongCode } });

export const removeTotp = (deps: StaffDeps, actor: Actor): Promise<null> =>
  performAction(deps, actor, 'removeTotp', async (trx) => {
    await lockStaff(trx, actor.staffId);
    await setTotp(trx, actor.staffId, null);
    await requireFactorLeft(trx, actor.staffId);
    return { result: null, audit: onAccount(actor, 'account.remove-totp') };
  });

export const addPasskey = async (
  deps: StaffDeps,
  actor: Actor,
  input: { name: string; response: Parameters<typeof checkNewPasskey>[2]['response']; origin: string },
): Promise<{ id: number }> => {
  const passkey = await checkNewPasskey(deps, await requireSelf(deps, actor), input);
  if (!passkey) throw officeRefusal('unauthorised', officeTexts.wrongPasskey);
  return performAction(deps, actor, 'addPasskey', async (trx) => {
    const id = await insertPasskey(trx, { ...passkey, staffId: actor.staffId, name: input.name });
    if (id === undefined) throw new AppError('conflict', { message: 'this passkey is already known' });
    return { result: { id }, audit: onAccount(actor, 'account.add-passkey', { id, name: input.name }) };
  });
};

export const nameOwnPasskey = (
  deps: StaffDeps,
  actor: Actor,
  { id, name }: { id: number; name: string },
): Promise<null> =>
  performAction(deps, actor, 'nameOwnPasskey', async (trx) => {
    if (!(await renamePasskey(trx, actor.staffId, id, name))) throw new AppError('not_found');
    return { result: null, audit: onAccount(actor, 'account.name-passkey', { id, name }) };
  });

export const removePasskey = (deps: StaffDeps, actor: Actor, id: number): Promise<null> =>
  performAction(deps, actor, 'removePasskey', async (trx) => {
    await lockStaff(trx, actor.staffId);
    if (!(await deletePasskey(trx, actor.staffId, id))) throw new AppError('not_found');
    await requireFactorLeft(trx, actor.staffId);
    return { result: null, audit: onAccount(actor, 'account.remove-passkey', { id }) };
  });

/** Not kept as a stored answer: the codes are shown once and stand nowhere in clear. */
export const renewRecoveryCodes = async (deps: StaffDeps, actor: Actor): Promise<{ codes: string[] }> => {
  const codes = makeRecoveryCodes(deps.random);
  const hashes = codes.map((code) => hashRecoveryCode(deps.appSecret, actor.staffId, code));
  await deps.storage.db.transaction().execute(async (trx) => {
    await lockStaff(trx, actor.staffId);
    await replaceRecoveryCodes(trx, actor.staffId, hashes);
    await writeAudit(trx, actor, onAccount(actor, 'account.renew-recovery-codes'));
  });
  return { codes };
};

/** Read after the change, inside its transaction: of two removals at once, one finds nothing left and fails. */
const requireFactorLeft = async (trx: Transaction, staffId: number): Promise<void> => {
  const staff = await findStaff(trx, staffId);
  if (staff?.totpSecret || (await listPasskeys(trx, staffId)).length > 0) return;
  throw officeRefusal('conflict', officeTexts.lastFactor);
};

const onAccount = (actor: Actor, action: string, to?: unknown) => ({
  action,
  subjectKind: 'staff',
  subjectId: String(actor.staffId),
  to,
});
