import { repairRefusal } from '#contract/repair/reasons.ts';
import {
  addressKeys,
  everyone,
  type LimitTake,
  limitRules,
  refundLimit,
  requireWithinLimitsIn,
} from '#features/limits/index.ts';
import { SmsFailure } from '#ports/sms.ts';
import type { Db } from '#storage/dialect.ts';
import { alertOnBudget } from './alert-on-budget.ts';
import { findLiveChallenge, insertChallenge, voidChallenge } from './challenge.repository.ts';
import { codeLifeMs, deriveCode, nextPace, type Pace, waitBeforeNextCode } from './code.rules.ts';
import type { CodeDeps, CodeDevice } from './deps.ts';
import { hashToken, makeToken } from './hash-token.ts';
import { lockPace, readPace, writePace } from './pace.repository.ts';

export type SendCodeInput = {
  device: CodeDevice;
  /** What this browser holds from an earlier code, if anything. */
  token: string | undefined;
  clientAddress: string;
  asked: { serialNumber: string; traceNumber: string };
};

export type SentCode = {
  token: string;
  /** False when the code of a moment ago still stands and nothing was sent. */
  isSent: boolean;
  resendAfterSeconds: number;
  expiresInSeconds: number;
};

type Plan = {
  challengeId: string;
  isNew: boolean;
  token: string;
  leftMs: number;
  paceBefore: Pace | undefined;
};

/**
 * Sends a device's owner a code, or the same one again. Everything that must hold is written before the
 * provider is asked; when the provider certainly did not take the message, it is taken back.
 */
export const sendCode = async (deps: CodeDeps, input: SendCodeInput): Promise<SentCode> => {
  const { db } = deps.storage;
  const { device } = input;
  const held = await findHeldChallenge(deps, input);
  const { pace, now } = await readPace(db, device.serialKey);
  const waitMs = waitBeforeNextCode(pace, now);
  if (held && waitMs > 0) return describe({ ...held, isSent: false, resendMs: waitMs });

  const plan = await db.transaction().execute((trx) => preparePlan(trx, deps, input, held));
  await deliver(deps, input, plan);
  await alertOnBudget(deps);
  const after = await readPace(db, device.serialKey);
  return describe({ ...plan, isSent: true, resendMs: waitBeforeNextCode(after.pace, after.now) });
};

const findHeldChallenge = async (deps: CodeDeps, { token, device }: SendCodeInput) => {
  if (!token) return undefined;
  const challenge = await findLiveChallenge(deps.storage.db, hashToken(token));
  // A corrected mobile needs a fresh code: the old one went elsewhere.
  if (challenge?.serial_key !== device.serialKey || challenge.mobile !== device.mobile) return undefined;
  return { token, challengeId: challenge.id, leftMs: challenge.leftMs };
};

const preparePlan = async (
  trx: Db,
  deps: CodeDeps,
  input: SendCodeInput,
  held: { token: string; challengeId: string; leftMs: number } | undefined,
): Promise<Plan> => {
  const { device, asked } = input;
  const { pace, now } = await lockPace(trx, device.serialKey);
  const waitMs = waitBeforeNextCode(pace, now);
  if (waitMs > 0) throw repairRefusal('wait', { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
  await requireWithinLimitsIn(trx, deps, [...countedSends(deps, device), ...countedCalls(input)]);
  await writePace(trx, device.serialKey, nextPace(pace, now));
  if (held) return { ...held, isNew: false, paceBefore: pace };

  const token = makeToken(deps.random);
  const challengeId = Buffer.from(deps.random.bytes(16)).toString('base64url');
  await insertChallenge(trx, {
    id: challengeId,
    token_hash: hashToken(token),
    sold_product_id: device.id,
    serial_key: device.serialKey,
    mobile: device.mobile,
    asked_serial: asked.serialNumber,
    asked_trace: asked.traceNumber,
  });
  return { token, challengeId, isNew: true, leftMs: codeLifeMs, paceBefore: pace };
};

/** Counted for each message, and given back when none went out. */
const countedSends = ({ dailyBudget }: CodeDeps, device: CodeDevice): LimitTake[] => [
  { rule: limitRules.smsPerSerial, key: device.serialKey },
  { rule: limitRules.smsPerMobile, key: device.mobile },
  { rule: limitRules.smsOverall(dailyBudget), key: everyone },
];

/** Counted for each call, whatever comes of it. */
const countedCalls = ({ clientAddress }: SendCodeInput): LimitTake[] => {
  const { address, subnet } = addressKeys(clientAddress);
  return [
    { rule: limitRules.smsPerAddress, key: address },
    { rule: limitRules.smsPerSubnet, key: subnet },
  ];
};

const deliver = async (deps: CodeDeps, { device }: SendCodeInput, plan: Plan): Promise<void> => {
  try {
    await deps.sms.sendTemplate({
      to: device.mobile,
      template: 'one-time-code',
      params: { code: deriveCode(deps.appSecret, plan.challengeId, device.serialKey) },
      idempotencyKey: `code-${plan.challengeId}-${plan.paceBefore?.sends ?? 0}`,
    });
  } catch (error) {
    if (!(error instanceof SmsFailure)) throw error;
    const { kind, provider, vendorCode, reason } = error;
    deps.alert('a one-time code was not sent', { kind, provider, vendorCode, reason });
    // Silence after the call was sent: the message may be on its way, so the code must stay good.
    if (kind === 'unknown') return;
    await takeBack(deps, device, plan);
    throw repairRefusal('sms-failed', { retryAfterSeconds: 60 });
  }
};

const takeBack = async (deps: CodeDeps, device: CodeDevice, plan: Plan): Promise<void> => {
  const { db } = deps.storage;
  if (plan.isNew) await voidChallenge(db, { id: plan.challengeId });
  await writePace(db, device.serialKey, plan.paceBefore);
  for (const { rule, key } of countedSends(deps, device)) await refundLimit(deps, rule, key);
};

const describe = (sent: { token: string; isSent: boolean; leftMs: number; resendMs: number }): SentCode => ({
  token: sent.token,
  isSent: sent.isSent,
  resendAfterSeconds: Math.ceil(sent.resendMs / 1_000),
  expiresInSeconds: Math.max(0, Math.floor(sent.leftMs / 1_000)),
});
