import { repairRefusal } from '#contract/repair/reasons.ts';
import { hasOwnedDevices } from '#features/devices/index.ts';
import { exchangeCode, labKey, portalSessionLifeMs, startLabSession } from '#features/one-time-code/index.ts';
import type { RepairDeps } from '#features/portal/index.ts';
import { secondMs } from '#kernel/durations.ts';
import { maskMobile, parseMobile } from '#kernel/mobile.ts';

type VerifyLabInput = {
  mobile: string;
  code: string;
  labChallengeToken: string | undefined;
  /** A session this browser still holds; it ends. */
  labToken: string | undefined;
  markToken: string | undefined;
  clientAddress: string;
};

/** Exchanges a code for a session of the mobile. A mobile without devices never has a right code. */
export const verifyLabCode = async (
  deps: RepairDeps,
  input: VerifyLabInput,
): Promise<{ labToken: string; mobile: string; sessionEndsInSeconds: number }> => {
  const mobile = parseMobile(input.mobile);
  if (!mobile) throw repairRefusal('missing-mobile');
  const labToken = await exchangeCode(
    deps,
    {
      token: input.labChallengeToken,
      markToken: input.markToken,
      code: input.code,
      clientAddress: input.clientAddress,
      isMeantFor: async (proven) =>
        proven.purposeKey === labKey(mobile) && hasOwnedDevices(deps.storage.db, mobile),
    },
    (trx) => startLabSession(trx, deps.random, { mobile, before: input.labToken }),
  );
  return { labToken, mobile: maskMobile(mobile), sessionEndsInSeconds: portalSessionLifeMs / secondMs };
};
