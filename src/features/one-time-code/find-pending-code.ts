import { hashToken } from '#features/tokens/index.ts';
import { secondMs } from '#kernel/durations.ts';
import { findLiveChallenge, voidChallenge } from './challenge.repository.ts';
import { waitBeforeNextCode } from './code.rules.ts';
import { readCodeCounts } from './code-counts.ts';
import type { CodeDeps } from './deps.ts';
import { readPace } from './pace.repository.ts';

export type PendingCode = {
  soldProductId: number;
  mobile: string;
  serialNumber: string;
  traceNumber: string;
  resendAfterSeconds: number;
  expiresInSeconds: number;
  triesLeft: number;
  isSendingUnknown: boolean;
};

/** The code this browser is waiting for, so that a reload shows the same step with the same clock. */
export const findPendingCode = async (
  { storage: { db } }: Pick<CodeDeps, 'storage'>,
  { token, markToken }: { token: string | undefined; markToken?: string | undefined },
): Promise<PendingCode | undefined> => {
  if (!token) return undefined;
  const challenge = await findLiveChallenge(db, hashToken(token));
  if (!challenge || challenge.sold_product_id === null) return undefined;
  const counts = await readCodeCounts(
    { db },
    { deviceId: challenge.sold_product_id, purposeKey: challenge.serial_key, mobile: challenge.mobile },
    markToken,
  );
  const { pace, now } = await readPace(db, counts.serial);
  return {
    soldProductId: challenge.sold_product_id,
    mobile: challenge.mobile,
    serialNumber: challenge.asked_serial,
    traceNumber: challenge.asked_trace,
    resendAfterSeconds: Math.ceil(waitBeforeNextCode(pace, now) / secondMs),
    expiresInSeconds: Math.floor(challenge.leftMs / secondMs),
    triesLeft: challenge.most_attempts - challenge.attempts,
    isSendingUnknown: challenge.is_sending_unknown === 1,
  };
};

/** Signing out also drops a code that is still on its way. */
export const dropPendingCode = async (
  { storage: { db } }: Pick<CodeDeps, 'storage'>,
  token: string | undefined,
): Promise<void> => {
  if (token) await voidChallenge(db, { tokenHash: hashToken(token) });
};
