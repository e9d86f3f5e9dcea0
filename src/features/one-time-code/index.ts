/** Proves that somebody holds the mobile of a device by a six-digit code sent to it, and keeps the session that follows. */

export { markLifeSeconds, sessionIdleMs, sessionLifeMs } from './code.rules.ts';
export { type CodeCounts, findCounts, listCodeCounts } from './code-counts.ts';
export type { Alert, CodeDeps } from './deps.ts';
export { exchangeCode, type ProvenDevice } from './exchange-code.ts';
export { dropPendingCode, findPendingCode, type PendingCode } from './find-pending-code.ts';
export { needsCaptcha } from './needs-captcha.ts';
export { purgeCodes } from './purge-codes.ts';
export { sendCode } from './send-code.ts';
export { endSession, findSession, revokeProofs, type Session, startSession } from './sessions.ts';
