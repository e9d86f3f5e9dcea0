import type { AuthData } from '#contract/repair/entities.ts';
import { type RepairReason, repairRefusal } from '#contract/repair/reasons.ts';
import { requireSolvedCaptcha } from '#features/captcha/index.ts';
import { readReceiverAddress } from '#features/content/index.ts';
import { findDevice } from '#features/devices/index.ts';
import { addressKeys, limitRules, requireWithinLimits, triesPerCode } from '#features/limits/index.ts';
import { needsCaptcha, needsStrictCode, readCodeCounts, sendCode } from '#features/one-time-code/index.ts';
import { findOpenRequest } from '#features/requests/index.ts';
import { maskMobile, parseMobile } from '#kernel/mobile.ts';
import type { RepairDeps } from './repair-deps.ts';

type AuthMobileInput = {
  serialNumber: string;
  traceNumber: string;
  /** Of the label on the device; counts when there is no serial. */
  labelToken?: string | undefined;
  challengeToken: string | undefined;
  /** The mark of a browser that proved a device before, if it has one. */
  markToken?: string | undefined;
  captcha: string | undefined;
  clientAddress: string;
};

export type AuthMobileResult =
  | {
      kind: 'sent' | 'already-sent' | 'maybe-sent';
      challengeToken: string;
      expiresInSeconds: number;
      data: AuthData;
    }
  | { kind: 'refused'; reason: RepairReason; data: AuthData };

const notEligible: AuthData = {
  mobile: '',
  receiverAddress: '',
  senderAddress: '',
  status: 2,
  resendAfterSeconds: 0,
  expiresInSeconds: 0,
};

/** Finds a device by its serial, its label or a trace number and sends its owner a code. Cheap refusals come first. */
export const authMobile = async (deps: RepairDeps, input: AuthMobileInput): Promise<AuthMobileResult> => {
  const startedAt = performance.now();
  const bySerial = input.serialNumber.trim() !== '';
  const byLabel = !bySerial && Boolean(input.labelToken);
  if (!bySerial && !byLabel && input.traceNumber === '') throw repairRefusal('missing-serial');
  const needsSolution = await needsCaptcha(deps, input.clientAddress);
  if (needsSolution) await requireSolvedCaptcha(deps, input.captcha, 'one-time-code', input.clientAddress);

  const device = await findAsked(deps, input);
  const mobile = parseMobile(device?.mobile ?? '');
  if (!device || !mobile) {
    // Either answer reveals something without a code, so trying many serial numbers is limited in both cases.
    await requireFewUnknown(deps, input.clientAddress);
    await deps.timing.wait(startedAt);
    const unknown = bySerial || byLabel ? 'unknown-device' : 'unknown-trace';
    return { kind: 'refused', reason: device ? 'no-mobile' : unknown, data: notEligible };
  }

  const purpose = { deviceId: device.id, purposeKey: device.serial_key, mobile };
  const counts = await readCodeCounts(deps.storage, purpose, input.markToken);
  const isStrict = await needsStrictCode(deps, counts);
  if (isStrict && !needsSolution) {
    await requireSolvedCaptcha(deps, input.captcha, 'one-time-code', input.clientAddress);
  }
  // Read before the message goes: nothing may come between it and its answer.
  const open = await findOpenRequest(deps.storage.db, device.id);
  const receiverAddress = await readReceiverAddress(deps.storage.db);
  const sent = await sendCode(deps, {
    purpose,
    counts,
    tries: isStrict ? 1 : triesPerCode,
    token: input.challengeToken,
    clientAddress: input.clientAddress,
    asked: {
      serialNumber: bySerial ? input.serialNumber.trim() : '',
      traceNumber: byLabel ? '' : input.traceNumber,
    },
  });
  const data: AuthData = {
    mobile: maskMobile(mobile),
    receiverAddress,
    senderAddress: '',
    status: open ? 1 : 0,
    resendAfterSeconds: sent.resendAfterSeconds,
    expiresInSeconds: sent.expiresInSeconds,
    triesLeft: sent.triesLeft,
    ...(sent.isSendingUnknown ? { isSendingUnknown: true } : {}),
  };
  if (sent.isSent && !sent.isSendingUnknown) deps.timing.remember(startedAt);
  return {
    kind: sent.isSendingUnknown ? 'maybe-sent' : sent.isSent ? 'sent' : 'already-sent',
    challengeToken: sent.token,
    expiresInSeconds: sent.expiresInSeconds,
    data,
  };
};

/** The device that is meant: the serial counts before the label, and the label before the trace number. */
export const findAsked = (
  { storage: { db } }: Pick<RepairDeps, 'storage'>,
  {
    serialNumber,
    traceNumber,
    labelToken,
  }: Pick<AuthMobileInput, 'serialNumber' | 'traceNumber' | 'labelToken'>,
) =>
  findDevice(
    db,
    serialNumber.trim() !== '' ? { serial: serialNumber } : labelToken ? { labelToken } : { traceNumber },
  );

const requireFewUnknown = (deps: RepairDeps, clientAddress: string): Promise<void> => {
  const { address, subnet } = addressKeys(clientAddress);
  return requireWithinLimits(deps, [
    { rule: limitRules.unknownSerialPerAddress, key: address },
    { rule: limitRules.unknownSerialPerSubnet, key: subnet },
  ]);
};
