/** How often anyone may do anything: sliding windows, counted in the database and judged by its clock. */

export { addressKeys } from './address-keys.ts';
export { type DelayedTry, forgetTries, takeTry } from './growing-delay.ts';
export {
  everyone,
  type LimitRule,
  limitRules,
  resendGapsSeconds,
  triesPerCode,
  wrongPasswordDelays,
} from './limit-rules.ts';
export {
  giveBackTake,
  type LimitDeps,
  type LimitTake,
  peekLimit,
  purgeLimits,
  requireRoomInLimits,
  requireWithinLimits,
  requireWithinLimitsIn,
  takeFromLimit,
  takeFromLimitIn,
} from './take-from-limit.ts';
