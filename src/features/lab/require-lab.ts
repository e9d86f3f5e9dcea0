import { repairRefusal } from '#contract/repair/reasons.ts';
import { dropPendingCode, endLabSession, findLabSession } from '#features/one-time-code/index.ts';
import type { Mobile } from '#kernel/mobile.ts';
import type { Storage } from '#storage/dialect.ts';

/** The mobile that this browser proved. */
export const requireLab = async (
  storage: Storage,
  token: string | undefined,
): Promise<{ mobile: Mobile; leftMs: number }> => {
  const session = await findLabSession(storage, token);
  if (!session) throw repairRefusal('no-session');
  return { ...session, mobile: session.mobile as Mobile };
};

/** Ends the session with every device opened from it, and voids a code that is on its way. Safe to repeat. */
export const signOutLab = async (
  storage: Storage,
  { labToken, labChallengeToken }: { labToken: string | undefined; labChallengeToken: string | undefined },
): Promise<void> => {
  if (labToken) await endLabSession(storage.db, labToken);
  await dropPendingCode({ storage }, labChallengeToken);
};
