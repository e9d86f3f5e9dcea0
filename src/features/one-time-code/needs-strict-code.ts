import { limitRules, peekLimit } from '#features/limits/index.ts';
import type { CodeCounts } from './code-counts.ts';
import type { CodeDeps } from './deps.ts';

/** Strangers have spent their wrong codes on this device: for them a code costs a captcha and has one try. */
export const needsStrictCode = async (
  deps: Pick<CodeDeps, 'storage' | 'appSecret'>,
  { isKnownBrowser, serial }: CodeCounts,
): Promise<boolean> =>
  !isKnownBrowser && (await peekLimit(deps, limitRules.wrongCodePerSerial, serial)).isOver;
