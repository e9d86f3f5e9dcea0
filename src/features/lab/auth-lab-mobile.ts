import type { LabAuthData } from '#contract/repair/lab-entities.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import { requireSolvedCaptcha } from '#features/captcha/index.ts';
import { hasOwnedDevices } from '#features/devices/index.ts';
import { everyone, giveBackTake, limitRules, triesPerCode } from '#features/limits/index.ts';
import {
  labKey,
  needsCaptcha,
  needsStrictCode,
  readCodeCounts,
  sendCode,
} from '#features/one-time-code/index.ts';
import type { RepairDeps } from '#features/portal/index.ts';
import { maskMobile, parseMobile } from '#kernel/mobile.ts';
import { type Sms, SmsFailure } from '#ports/sms.ts';
import { writeIfPossible } from '#storage/write-if-possible.ts';

type AuthLabInput = {
  mobile: string;
  labChallengeToken: string | undefined;
  markToken: string | undefined;
  captcha: string | undefined;
  clientAddress: string;
};

/**
 * Sends a code to a mobile that has devices. One that has none goes the same way, with the same counts, waits and
 * tries, and no SMS: neither the answer nor its time says which it was.
 */
export const authLabMobile = async (
  deps: RepairDeps,
  input: AuthLabInput,
): Promise<{ challengeToken: string; data: LabAuthData }> => {
  const startedAt = performance.now();
  const mobile = parseMobile(input.mobile);
  if (!mobile) throw repairRefusal('missing-mobile');
  const solve = () => requireSolvedCaptcha(deps, input.captcha, 'one-time-code', input.clientAddress);
  const needsSolution = await needsCaptcha(deps, input.clientAddress);
  if (needsSolution) await solve();
  const purpose = { deviceId: null, purposeKey: labKey(mobile), mobile };
  const counts = await readCodeCounts(deps.storage, purpose, input.markToken);
  const isStrict = await needsStrictCode(deps, counts);
  if (isStrict && !needsSolution) await solve();

  const isKnown = await hasOwnedDevices(deps.storage.db, mobile);
  const sms = isKnown ? sendQuietly(deps) : { ...deps.sms, sendTemplate: async () => nothingSent };
  const sent = await sendCode(
    { ...deps, sms },
    {
      purpose,
      counts,
      tries: isStrict ? 1 : triesPerCode,
      token: input.labChallengeToken,
      clientAddress: input.clientAddress,
      asked: { serialNumber: '', traceNumber: '' },
    },
  );
  if (sent.isSent) {
    if (isKnown) deps.timing.remember(startedAt);
    else {
      // Nothing went out, so guesses do not spend the company's messages of the day.
      await writeIfPossible(() => giveBackTake(deps, limitRules.smsOverall(deps.dailyBudget), everyone));
      await deps.timing.wait(startedAt);
    }
  }
  const { resendAfterSeconds, expiresInSeconds, triesLeft } = sent;
  return {
    challengeToken: sent.token,
    data: { mobile: maskMobile(mobile), resendAfterSeconds, expiresInSeconds, triesLeft },
  };
};

/** A failing provider would reveal that this mobile has devices: the company is alerted, the browser sees nothing. */
const sendQuietly = ({ sms, alert }: RepairDeps): Sms => ({
  ...sms,
  sendTemplate: async (message) => {
    try {
      return await sms.sendTemplate(message);
    } catch (error) {
      if (!(error instanceof SmsFailure)) throw error;
      const { kind, provider, vendorCode, reason } = error;
      alert('a one-time code was not sent', { kind, provider, vendorCode, reason });
      return nothingSent;
    }
  },
});

const nothingSent = { provider: '', messageId: '' };
