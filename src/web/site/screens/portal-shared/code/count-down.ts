import { toPersianDigits } from '#kernel/fold-digits.ts';

/** Whole seconds until then; never below zero. */
export const secondsUntil = (then: number, now: number): number =>
  Math.max(0, Math.ceil((then - now) / 1_000));

/**
 * @example formatClock(119) // '۱:۵۹'
 */
export const formatClock = (seconds: number): string =>
  toPersianDigits(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);
