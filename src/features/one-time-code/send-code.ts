import { repairRefusal } from '#contract/repair/reasons.ts';
import {
  addressKeys,
  everyone,
  giveBackTake,
  type LimitTake,
  limitRules,
  requireWithinLimitsIn,
} from '#features/limits/index.ts';
import { recordCodeSent } from '#features/notification/index.ts';
import { hashToken, makeToken } from '#features/tokens/index.ts';
import { isAppError } from '#kernel/app-error.ts';
import { secondMs } from '#kernel/durations.ts';
import { SmsFailure } from '#ports/sms.ts';
import type { Db } from '#storage/dialect.ts';
import { writeIfPossible } from '#storage/write-if-possible.ts';
import { alertOnBudget } from './alert-on-budget.ts';
import { findLiveChallenge, insertChallenge, recordSending, voidChallenge } from './challenge.repository.ts';
import {
  codeLifeMs,
  deriveCode,
  nextPace,
  type Pace,
  paceAfterUnknownSend,
  waitBeforeNextCode,
} from './code.rules.ts';
import type { CodeCounts } from './code-counts.ts';
import type { CodeDeps, CodePurpose } from './deps.ts';
import { lockPace, readPace, writePace } from './pace.repository.ts';

type SendCodeInput = {
  purpose: CodePurpose;
  /** What this browser holds from an earlier code, if anything. */
  token: string | undefined;
  counts: CodeCounts;
  /** Wrong tries after which the code is void. */
  tries: number;
  clientAddress: string;
  asked: { serialNumber: string; traceNumber: string };
};

type SentCode = {
  token: string;
  /** False when the code of a moment ago still stands and nothing was sent. */
  isSent: boolean;
  /** The provider gave no answer: the newest SMS of this code may have gone out or not. */
  isSendingUnknown: boolean;
  resendAfterSeconds: number;
  expiresInSeconds: number;
  triesLeft: number;
};

type Plan = {
  challengeId: string;
  isNew: boolean;
  token: string;
  leftMs: number;
  triesLeft: number;
  paceBefore: Pace | undefined;
  pace: Pace;
  /** When the pace was written. */
  now: number;
};

/**
 * Sends a device's owner a code, or the same one again. Everything that must hold is written before the
 * provider is asked; when the provider certainly did not take the message, it is taken back.
 */
export const sendCode = async (deps: CodeDeps, input: SendCodeInput): Promise<SentCode> => {
  const { db } = deps.storage;
  const { counts } = input;
  const held = await findHeldChallenge(deps, input);
  const { pace, now } = await readPace(db, counts.serial);
  const waitMs = waitBeforeNextCode(pace, now);
  if (held && waitMs > 0) return describe({ ...held, isSent: false, resendMs: waitMs });

  const plan = await db.transaction().execute((trx) => preparePlan(trx, deps, input, held));
  const isSendingUnknown = !(await deliver(deps, input, plan));
  // It is unknown whether it went out: asking again is offered after a minute instead of two or more.
  const newPace = isSendingUnknown ? paceAfterUnknownSend(plan.pace, plan.now) : plan.pace;
  // The message is out: without an answer the customer could not use its code.
  await writeIfPossible(async () => {
    await noteSending(db, input, plan, !isSendingUnknown);
    if (isSendingUnknown) await writePace(db, counts.serial, newPace);
    await alertOnBudget(deps);
  });
  return describe({
    ...plan,
    isSent: true,
    isSendingUnknown,
    resendMs: waitBeforeNextCode(newPace, plan.now),
  });
};

const findHeldChallenge = async (deps: CodeDeps, { token, purpose, tries }: SendCodeInput) => {
  if (!token) return undefined;
  const challenge = await findLiveChallenge(deps.storage.db, hashToken(token));
  // A corrected mobile needs a fresh code: the old one went elsewhere.
  if (challenge?.serial_key !== purpose.purposeKey || challenge.mobile !== purpose.mobile) return undefined;
  // A code now has fewer tries than this one was given.
  if (challenge.most_attempts > tries) return undefined;
  const triesLeft = challenge.most_attempts - challenge.attempts;
  const isSendingUnknown = challenge.is_sending_unknown === 1;
  return { token, challengeId: challenge.id, leftMs: challenge.leftMs, triesLeft, isSendingUnknown };
};

const preparePlan = async (
  trx: Db,
  deps: CodeDeps,
  input: SendCodeInput,
  held: Pick<Plan, 'token' | 'challengeId' | 'leftMs' | 'triesLeft'> | undefined,
): Promise<Plan> => {
  const { purpose, asked, counts, tries } = input;
  const { pace, now } = await lockPace(trx, counts.serial);
  const waitMs = waitBeforeNextCode(pace, now);
  if (waitMs > 0) throw repairRefusal('wait', { retryAfterSeconds: Math.ceil(waitMs / secondMs) });
  await countForDevice(trx, deps, input);
  await requireWithinLimitsIn(trx, deps, [overall(deps), ...countedCalls(input)]);
  const paces = { paceBefore: pace, pace: nextPace(pace, now), now };
  await writePace(trx, counts.serial, paces.pace);
  if (held) return { ...held, ...paces, isNew: false };

  const token = makeToken(deps.random);
  const challengeId = Buffer.from(deps.random.bytes(16)).toString('base64url');
  await insertChallenge(trx, {
    id: challengeId,
    token_hash: hashToken(token),
    sold_product_id: purpose.deviceId,
    serial_key: purpose.purposeKey,
    mobile: purpose.mobile,
    asked_serial: asked.serialNumber,
    asked_trace: asked.traceNumber,
    most_attempts: tries,
  });
  return { token, challengeId, ...paces, isNew: true, leftMs: codeLifeMs, triesLeft: tries };
};

/** Counted for each message, and given back when none went out. */
const countedSends = (deps: CodeDeps, input: SendCodeInput): LimitTake[] => [
  ...perDevice(input),
  overall(deps),
];

const perDevice = ({ counts }: SendCodeInput): LimitTake[] => [
  { rule: limitRules.smsPerSerial, key: counts.serial },
  { rule: limitRules.smsPerMobile, key: counts.mobile },
];

const overall = ({ dailyBudget }: CodeDeps): LimitTake => ({
  rule: limitRules.smsOverall(dailyBudget),
  key: everyone,
});

/** A full device limit lasts hours, so the refusal also names the service phone. */
const countForDevice = async (trx: Db, deps: CodeDeps, input: SendCodeInput): Promise<void> => {
  try {
    await requireWithinLimitsIn(trx, deps, perDevice(input));
  } catch (error) {
    if (!isAppError(error, 'too_many')) throw error;
    const { retryAfterSeconds = 60 } = error;
    throw repairRefusal('messages-spent', { retryAfterSeconds });
  }
};

/** Counted for each call, whatever comes of it. */
const countedCalls = ({ clientAddress }: SendCodeInput): LimitTake[] => {
  const { address, subnet } = addressKeys(clientAddress);
  return [
    { rule: limitRules.smsPerAddress, key: address },
    { rule: limitRules.smsPerSubnet, key: subnet },
  ];
};

const keyOfSending = ({ challengeId, paceBefore }: Plan): string =>
  `code-${challengeId}-${paceBefore?.sends ?? 0}`;

/** False when it is unknown whether it went out. */
const deliver = async (deps: CodeDeps, input: SendCodeInput, plan: Plan): Promise<boolean> => {
  const { purpose } = input;
  try {
    await deps.sms.sendTemplate({
      to: purpose.mobile,
      template: 'one-time-code',
      params: { code: deriveCode(deps.appSecret, plan.challengeId, purpose.purposeKey) },
      idempotencyKey: keyOfSending(plan),
    });
    return true;
  } catch (error) {
    if (!(error instanceof SmsFailure)) throw error;
    const { kind, provider, vendorCode, reason } = error;
    deps.alert('a one-time code was not sent', { kind, provider, vendorCode, reason });
    // Silence after the call was sent: the message may be on its way, so the code must stay good.
    if (kind === 'unknown') return false;
    await takeBack(deps, input, plan);
    throw repairRefusal('sms-failed', { retryAfterSeconds: 60 });
  }
};

const noteSending = async (
  db: Db,
  { purpose }: SendCodeInput,
  plan: Plan,
  isKnown: boolean,
): Promise<void> => {
  if (purpose.deviceId !== null)
    await recordCodeSent(db, { soldProductId: purpose.deviceId, onceKey: keyOfSending(plan), isKnown });
  await recordSending(db, plan.challengeId, isKnown);
};

const takeBack = async (deps: CodeDeps, input: SendCodeInput, plan: Plan): Promise<void> => {
  const { db } = deps.storage;
  if (plan.isNew) await voidChallenge(db, { id: plan.challengeId });
  await writePace(db, input.counts.serial, plan.paceBefore);
  for (const { rule, key } of countedSends(deps, input)) await giveBackTake(deps, rule, key);
};

const describe = (
  sent: Pick<Plan, 'token' | 'leftMs' | 'triesLeft'> &
    Pick<SentCode, 'isSent' | 'isSendingUnknown'> & { resendMs: number },
): SentCode => ({
  token: sent.token,
  isSent: sent.isSent,
  isSendingUnknown: sent.isSendingUnknown,
  triesLeft: sent.triesLeft,
  resendAfterSeconds: Math.ceil(sent.resendMs / secondMs),
  expiresInSeconds: Math.max(0, Math.floor(sent.leftMs / secondMs)),
});
