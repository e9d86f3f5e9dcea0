/** Proves that somebody holds the mobile of a device, by a six-digit code sent to it. */

export {
  deleteOldMarks,
  endMarksOfDevices,
  listMarkBuckets,
  markLifeSeconds,
  writeMark,
} from './browser-mark.repository.ts';
export { deleteOldChallenges, voidCodesOfDevices } from './challenge.repository.ts';
export { clockSlackMs } from './code.rules.ts';
export { type CodeCounts, countsOf, findCounts } from './code-counts.ts';
export type { Alert, CodeDeps, CodeDevice } from './deps.ts';
export { type ExchangeCodeInput, exchangeCode, type ProvenDevice } from './exchange-code.ts';
export { dropPendingCode, findPendingCode, type PendingCode } from './find-pending-code.ts';
export { hashToken, makeToken } from './hash-token.ts';
export { needsCaptcha } from './needs-captcha.ts';
export { type SendCodeInput, type SentCode, sendCode } from './send-code.ts';
export {
  deleteOldSessions,
  endSession,
  endSessionsOfDevices,
  endSurplusSessions,
  insertSession,
  sessionIdleMs,
  sessionLifeMs,
  touchSession,
} from './session.repository.ts';
