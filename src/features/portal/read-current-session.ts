import type { CurrentSession, PendingChallenge } from '#contract/repair/entities.ts';
import { readReceiverAddress } from '#features/content/index.ts';
import { dropPendingCode, endSession, findPendingCode } from '#features/one-time-code/index.ts';
import { findOpenRequest } from '#features/requests/index.ts';
import { type Mobile, maskMobile } from '#kernel/mobile.ts';
import type { Storage } from '#storage/dialect.ts';
import { readView } from './read-view.ts';
import type { RepairDeps } from './repair-deps.ts';
import { findOwnSession } from './require-session.ts';

type Tokens = {
  sessionToken: string | undefined;
  challengeToken: string | undefined;
  markToken?: string | undefined;
};

/** Where this browser stands, after a reload or the way back from the bank. Sends nothing, changes nothing. */
export const readCurrentSession = async (
  deps: Pick<RepairDeps, 'storage' | 'usualDurations' | 'onlineMaxRial'>,
  tokens: Tokens,
): Promise<CurrentSession> => {
  const { storage } = deps;
  const session = await findOwnSession(storage, tokens.sessionToken);
  if (session) return { view: await readView(deps, session), challenge: null };
  return { view: null, challenge: await findChallenge(storage, tokens) };
};

const findChallenge = async (
  storage: Storage,
  { challengeToken, markToken }: Tokens,
): Promise<PendingChallenge | null> => {
  const pending = await findPendingCode({ storage }, { token: challengeToken, markToken });
  if (!pending) return null;
  const open = await findOpenRequest(storage.db, pending.soldProductId);
  return {
    mobile: maskMobile(pending.mobile as Mobile),
    receiverAddress: await readReceiverAddress(storage.db),
    senderAddress: '',
    status: open ? 1 : 0,
    resendAfterSeconds: pending.resendAfterSeconds,
    expiresInSeconds: pending.expiresInSeconds,
    triesLeft: pending.triesLeft,
    ...(pending.isSendingUnknown ? { isSendingUnknown: true } : {}),
    serialNumber: pending.serialNumber,
    traceNumber: pending.traceNumber,
  };
};

/** Ends the session of this browser and voids a code that is still on its way. Safe to repeat. */
export const signOut = async (storage: Storage, tokens: Tokens): Promise<void> => {
  if (tokens.sessionToken) await endSession(storage.db, tokens.sessionToken);
  await dropPendingCode({ storage }, tokens.challengeToken);
};
