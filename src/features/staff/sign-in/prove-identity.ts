import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { officeRefusal, staffRefusalTexts } from '#contract/office/refusals.ts';
import { writeAudit } from '#features/audit/index.ts';
import {
  forgetTries,
  type LimitTake,
  limitRules,
  peekLimit,
  wrongPasswordDelays,
} from '#features/limits/index.ts';
import type { StaffActor } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { StaffDeps } from '../records/deps.ts';
import { deleteSession, recordProof } from '../records/session.repository.ts';
import { findStaff, type Staff } from '../records/staff.repository.ts';
import { provePasskey } from './passkeys.ts';
import { countPasswordTry, verifyOrGiveBack } from './passwords.ts';
import { proveTotp } from './prove-factor.ts';

type ProofInput = {
  password: string;
  code?: string | undefined;
  passkey?: AuthenticationResponseJSON | undefined;
  origin: string;
};

/** Password and second factor once more, for what must not be possible on a screen that was left open. */
export const proveIdentity = async (deps: StaffDeps, actor: StaffActor, input: ProofInput): Promise<void> => {
  const staff = await findStaff(deps.storage.db, actor.staffId);
  if (!staff) throw new AppError('unauthorised');
  // The fifth wrong one ends this session.
  const tries = { rule: limitRules.wrongProofPerSession, key: String(actor.sessionId) };
  if (!(await isPasswordRight(deps, staff, input.password, tries)))
    return refuseProof(
      deps,
      actor,
      officeRefusal('forbidden', staffRefusalTexts.wrongProof, {
        fields: { password: staffRefusalTexts.wrongProof },
      }),
    );
  const proof = input.passkey
    ? await provePasskey(deps, staff, { response: input.passkey, purpose: 'proof', origin: input.origin })
    : await proveTotp(deps, staff, input.code ?? '');
  const isUsed = await deps.storage.db.transaction().execute(async (trx) => {
    if (!(await proof.use?.(trx))) return false;
    await recordProof(trx, actor.sessionId);
    await forgetTries(trx, deps, tries);
    await writeAudit(trx, actor, {
      action: 'session.prove',
      subject: { kind: 'session', id: actor.sessionId },
      to: { method: proof.method },
    });
    return true;
  });
  if (!isUsed) await refuseProof(deps, actor, officeRefusal('unauthorised', proof.wrongText));
};

const refuseProof = async (deps: StaffDeps, actor: StaffActor, refusal: AppError): Promise<never> => {
  const { db } = deps.storage;
  const full = await peekLimit(deps, limitRules.wrongProofPerSession, String(actor.sessionId));
  await db.transaction().execute(async (trx) => {
    if (full.isOver) await deleteSession(trx, actor.staffId, actor.sessionId);
    await writeAudit(trx, actor, {
      action: 'session.refuse-proof',
      subject: { kind: 'staff', id: actor.staffId },
      ...(full.isOver ? { to: { isSessionEnded: true } } : {}),
    });
  });
  throw refusal;
};

/** Counted apart from sign-in: a stranger at the sign-in page does not keep someone who is inside waiting. */
const isPasswordRight = async (
  deps: StaffDeps,
  staff: Staff,
  password: string,
  limit: LimitTake,
): Promise<boolean> => {
  const delay = { rule: wrongPasswordDelays, key: `proof\n${staff.id}` };
  await countPasswordTry(deps, { delay, limit });
  const isRight = await verifyOrGiveBack(deps, password, staff.passwordHash, { delay, limit });
  if (isRight) await deps.storage.db.transaction().execute((trx) => forgetTries(trx, deps, delay));
  return isRight;
};
