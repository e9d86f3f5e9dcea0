/** Proves by a six-digit code that somebody holds the mobile of a device, and keeps the session that follows. */

export { labKey, markLifeSeconds, portalSessionIdleMs, portalSessionLifeMs } from './code.rules.ts';
export { listCodeCounts, readCodeCounts } from './code-counts.ts';
export type { Alert, CodeDeps } from './deps.ts';
export { exchangeCode } from './exchange-code.ts';
export { dropPendingCode, findPendingCode } from './find-pending-code.ts';
export {
  endLabSession,
  endLabSessions,
  findLabSession,
  openLabDevice,
  startLabSession,
} from './lab-sessions.ts';
export { needsCaptcha } from './needs-captcha.ts';
export { needsStrictCode } from './needs-strict-code.ts';
export { purgeCodes } from './purge-codes.ts';
export { sendCode } from './send-code.ts';
export { endSession, findSession, revokeProofs, type Session, startSession } from './sessions.ts';
