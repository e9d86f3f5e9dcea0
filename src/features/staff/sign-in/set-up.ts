import type { TotpSetUp } from '#contract/office/calls/session-calls.ts';
import { officeRefusal, staffRefusalTexts } from '#contract/office/refusals.ts';
import { writeAudit } from '#features/audit/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import type { ClientInfo, StaffDeps } from '../records/deps.ts';
import { listPasskeys, replaceRecoveryCodes, setTotp, takeTotpStep } from '../records/factor.repository.ts';
import { deleteHalfSessions, setPendingTotp } from '../records/half-session.repository.ts';
import { findStaff, lockStaff } from '../records/staff.repository.ts';
import { hashRecoveryCode, makeRecoveryCodes } from '../secrets/recovery-code.rules.ts';
import { openSecret, sealSecret } from '../secrets/seal-secret.ts';
import { findTotpStep, makeTotpSecret, writeTotpSetUp } from '../secrets/totp.ts';
import { openSession, requireHalfSession, requireProof, type SignedIn } from './second-step.ts';

/** The first factor of a new account: shows an authenticator's secret. It counts only after one right code. */
export const beginSetUp = async (
  deps: StaffDeps,
  { halfToken }: { halfToken: string | undefined },
): Promise<TotpSetUp> => {
  const { half, staff } = await requireHalfSession(deps, halfToken, 'setup');
  const secret = makeTotpSecret();
  await setPendingTotp(deps.storage.db, half.tokenHash, sealSecret(deps, staff.id, secret));
  return writeTotpSetUp(secret, staff);
};

/** One right code makes the factor stand, opens the first session and gives the recovery codes, once. */
export const finishSetUp = async (
  deps: StaffDeps,
  input: { halfToken: string | undefined; code: string } & ClientInfo,
): Promise<SignedIn & { recoveryCodes: string[] }> => {
  const { half, staff } = await requireHalfSession(deps, input.halfToken, 'setup');
  const secret = half.pendingTotp ? openSecret(deps, staff.id, half.pendingTotp) : undefined;
  if (!secret) throw new AppError('conflict', { message: 'no authenticator is being set up' });
  const now = await readDatabaseNow(deps.storage.db);
  const step = await findTotpStep(secret, input.code, now);
  await requireProof(deps, staff, async () => ({
    method: 'totp',
    wrongText: staffRefusalTexts.wrongCode,
    use: step === undefined ? undefined : async () => true,
  }));
  const recoveryCodes = makeRecoveryCodes(deps.random);
  return deps.storage.db.transaction().execute(async (trx) => {
    await requireNoFactor(trx, staff.id);
    if (step === undefined || !(await takeTotpStep(trx, staff.id, step))) {
      throw officeRefusal('unauthorised', staffRefusalTexts.wrongCode);
    }
    await setTotp(trx, staff.id, sealSecret(deps, staff.id, secret));
    const hashes = recoveryCodes.map((code) => hashRecoveryCode(deps.appSecret, staff.id, code));
    await replaceRecoveryCodes(trx, staff.id, hashes);
    await writeAudit(
      trx,
      { staffId: staff.id, name: staff.name },
      {
        action: 'account.add-totp',
        subject: { kind: 'staff', id: staff.id },
        from: { hasTotp: false },
        to: { hasTotp: true },
      },
    );
    const signedIn = await openSession(trx, deps, { half, client: input, method: 'totp' });
    // Anyone else who has entered the same password needs the second factor from now on.
    await deleteHalfSessions(trx, staff.id);
    return { ...signedIn, recoveryCodes };
  });
};

/** Of two who set up the same account the first one stands: the password alone never replaces a factor. */
const requireNoFactor = async (trx: Db, staffId: number): Promise<void> => {
  await lockStaff(trx, staffId);
  const staff = await findStaff(trx, staffId);
  const hasFactor = staff?.totpSecret || (await listPasskeys(trx, staffId)).length > 0;
  if (!staff || hasFactor) throw new AppError('unauthorised');
};
