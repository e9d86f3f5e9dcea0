import { staffRefusalTexts } from '#contract/office/refusals.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import type { StaffDeps } from '../records/deps.ts';
import { takeRecoveryCode, takeTotpStep } from '../records/factor.repository.ts';
import type { Staff } from '../records/staff.repository.ts';
import { hashRecoveryCode } from '../secrets/recovery-code.rules.ts';
import { openSecret } from '../secrets/seal-secret.ts';
import { findTotpStep } from '../secrets/totp.ts';
import type { Proof } from './second-step.ts';

/** A code of the person's authenticator. Judged by the database's clock; each step's code is good for one use. */
export const proveTotp = async (deps: StaffDeps, staff: Staff, code: string): Promise<Proof> => {
  const { db } = deps.storage;
  const secret = staff.totpSecret ? openSecret(deps, staff.id, staff.totpSecret) : undefined;
  const step = secret ? await findTotpStep(secret, code, await readDatabaseNow(db)) : undefined;
  return {
    method: 'totp',
    wrongText: staffRefusalTexts.wrongCode,
    use: step === undefined ? undefined : (trx) => takeTotpStep(trx, staff.id, step),
  };
};

/** One of the ten codes on paper. */
export const proveRecovery = async (deps: StaffDeps, staff: Staff, code: string): Promise<Proof> => {
  const hash = hashRecoveryCode(deps.appSecret, staff.id, code);
  return {
    method: 'recovery',
    wrongText: staffRefusalTexts.wrongRecoveryCode,
    use: (trx) => takeRecoveryCode(trx, staff.id, hash),
  };
};
