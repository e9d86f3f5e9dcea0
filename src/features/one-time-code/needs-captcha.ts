import { addressKeys, everyone, limitRules, peekLimit } from '#features/limits/index.ts';
import { countRecentCodes } from './challenge.repository.ts';
import type { CodeDeps } from './deps.ts';

const fewCodes = 20;
const usualShareUsed = 0.3;

/** Whether the next code needs a captcha first: for this address, or for everyone while something is odd. */
export const needsCaptcha = async (
  deps: Pick<CodeDeps, 'storage' | 'appSecret'>,
  clientAddress: string,
): Promise<boolean> => {
  const { address } = addressKeys(clientAddress);
  const peeks = [
    { rule: limitRules.smsPerAddressBeforeCaptcha, key: address },
    { rule: limitRules.unknownSerialPerAddressBeforeCaptcha, key: address },
    { rule: limitRules.captchaForEveryone, key: everyone },
  ];
  for (const { rule, key } of peeks) if ((await peekLimit(deps, rule, key)).isOver) return true;
  // Many codes that nobody uses: somebody is spending our messages.
  const { sent, used } = await countRecentCodes(deps.storage.db);
  return sent > fewCodes && used / sent < usualShareUsed;
};
