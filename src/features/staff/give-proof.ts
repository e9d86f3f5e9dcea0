import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { officeRefusal, officeTexts } from '#contract/office/refusals.ts';
import { type StaffActor, writeAudit } from '#features/audit/index.ts';
import {
  forgetTries,
  limitRules,
  refundLimit,
  takeTry,
  wrongPasswordDelays,
} from '#features/limits/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { StaffDeps } from './deps.ts';
import { provePasskey } from './passkeys.ts';
import { proveTotp } from './prove-factor.ts';
import { refuseProof, requireProof } from './second-step.ts';
import { recordProof } from './session.repository.ts';
import { findStaff, type Staff } from './staff.repository.ts';

export type ProofInput = {
  password: string;
  code?: string | undefined;
  passkey?: AuthenticationResponseJSON | undefined;
  origin: string;
};

/** Password and second factor once more, for what must not be done by whoever finds a screen left open. */
export const giveProof = async (deps: StaffDeps, actor: StaffActor, input: ProofInput): Promise<void> => {
  const staff = await findStaff(deps.storage.db, actor.staffId);
  if (!staff) throw new AppError('unauthorised');
  await requirePassword(deps, staff, input.password);
  const proof = await requireProof(deps, staff, () =>
    input.passkey
      ? provePasskey(deps, staff, { response: input.passkey, purpose: 'proof', origin: input.origin })
      : proveTotp(deps, staff, input.code ?? ''),
  );
  const isUsed = await deps.storage.db.transaction().execute(async (trx) => {
    if (!(await proof.use?.(trx))) return false;
    await recordProof(trx, actor.sessionId);
    await forgetTries(trx, deps, { rule: limitRules.wrongSecondStepPerAccount, key: String(staff.id) });
    await writeAudit(trx, actor, {
      action: 'session.prove',
      subject: { kind: 'session', id: actor.sessionId },
      to: { method: proof.method },
    });
    return true;
  });
  if (!isUsed) await refuseProof(deps, staff, proof);
};

/** Counted apart from sign-in: a stranger at the sign-in page does not keep someone who is inside waiting. */
const requirePassword = async (deps: StaffDeps, staff: Staff, password: string): Promise<void> => {
  const tries = { rule: wrongPasswordDelays, key: `proof\n${staff.id}` };
  await takeTry(deps, tries, []);
  const isRight = await deps.passwords.verify(password, staff.passwordHash).catch(async (error) => {
    await refundLimit(deps, tries.rule, tries.key);
    throw error;
  });
  if (isRight) return deps.storage.db.transaction().execute((trx) => forgetTries(trx, deps, tries));
  await writeAudit(
    deps.storage.db,
    { staffId: staff.id, name: staff.name },
    { action: 'session.refuse-proof', subject: { kind: 'staff', id: staff.id } },
  );
  throw officeRefusal('forbidden', officeTexts.wrongProof, { fields: { password: officeTexts.wrongProof } });
};
