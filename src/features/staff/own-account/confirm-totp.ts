import type { TotpSetUp } from '#contract/office/calls/session-calls.ts';
import { officeRefusal, staffRefusalTexts } from '#contract/office/refusals.ts';
import { type PrepareContext, type StaffActor, staffAction } from '#features/staff-action/index.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import type { StaffDeps } from '../records/deps.ts';
import { replaceTotp } from '../records/factor.repository.ts';
import { findStaff } from '../records/staff.repository.ts';
import { openSecret, sealSecret } from '../secrets/seal-secret.ts';
import { findTotpStep, makeTotpSecret, writeTotpSetUp } from '../secrets/totp.ts';
import { requireSelf } from './read-account.ts';

/** The secret goes to the browser twice: to be shown, and sealed, to come back with the first code. */
export const beginTotp = async (
  deps: StaffDeps,
  actor: StaffActor,
): Promise<TotpSetUp & { setUp: string }> => {
  const secret = makeTotpSecret();
  const staff = await requireSelf(deps, actor);
  return { ...writeTotpSetUp(secret, staff), setUp: sealSecret(deps, staff.id, secret) };
};

/** One right code puts the new authenticator in place of the old. */
export const confirmTotp = staffAction({
  name: 'account.add-totp',
  permission: 'account.own',
  needsProof: true,
  prepare: async (
    { deps, actor }: PrepareContext<StaffDeps, StaffActor>,
    { setUp, code }: { setUp: string; code: string },
  ) => {
    const secret = openSecret(deps, actor.staffId, setUp);
    const now = await readDatabaseNow(deps.storage.db);
    return secret ? findTotpStep(secret, code, now) : undefined;
  },
  run: async ({ trx, actor: { staffId } }, { setUp }, step) => {
    const hasTotp = Boolean((await findStaff(trx, staffId))?.totpSecret);
    if (step === undefined) {
      const text = staffRefusalTexts.wrongCode;
      throw officeRefusal('invalid_input', text, { fields: { code: text } });
    }
    await replaceTotp(trx, staffId, { sealed: setUp, usedStep: step });
    return {
      result: null,
      audit: { subject: { kind: 'staff', id: staffId }, from: { hasTotp }, to: { hasTotp: true } },
    };
  },
});
