import { createHmac } from 'node:crypto';
import { resendGapsSeconds } from '#features/limits/index.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '#kernel/durations.ts';

export const codeLifeMs = 10 * minuteMs;

const paceMemoryMs = dayMs;

/** The code is not stored: it follows from the challenge and the secret, so a resend can send it again. */
export const deriveCode = (appSecret: string, challengeId: string, purposeKey: string): string => {
  const key = createHmac('sha256', appSecret).update('one-time-code').digest();
  const digest = createHmac('sha256', key).update(`${challengeId}\n${purposeKey}`).digest();
  // Eight bytes against a million: the leftover bias is far below any guesser's reach.
  return (digest.readBigUInt64BE() % 1_000_000n).toString().padStart(6, '0');
};

/** The key of a mobile's own counts, where a device has its serial; no serial looks like it. */
export const labKey = (mobile: string): string => `lab:${mobile}`;

export type Pace = { sends: number; firstSentAt: number; lastSentAt: number };

/** Milliseconds until another code may go to this device. */
export const waitBeforeNextCode = (pace: Pace | undefined, now: number): number => {
  if (pace === undefined || pace.sends === 0 || isForgotten(pace, now)) return 0;
  const gap = gapAfter(pace.sends);
  const left = pace.lastSentAt + gap - now;
  // After the clock was set back, the last code lies in the future until it is corrected; the wait is at most the gap.
  return Math.min(Math.max(left, 0), gap);
};

const gapAfter = (sends: number): number =>
  (resendGapsSeconds[sends - 1] ?? resendGapsSeconds.at(-1) ?? 0) * secondMs;

const waitAfterSilenceMs = minuteMs;

/** The pace after a message that may or may not have gone out: its wait is a minute. */
export const paceAfterUnknownSend = (pace: Pace, now: number): Pace => ({
  ...pace,
  lastSentAt: now - gapAfter(pace.sends) + waitAfterSilenceMs,
});

export const nextPace = (pace: Pace | undefined, now: number): Pace =>
  pace === undefined || isForgotten(pace, now)
    ? { sends: 1, firstSentAt: now, lastSentAt: now }
    : { ...pace, sends: pace.sends + 1, lastSentAt: now };

const isForgotten = (pace: Pace, now: number): boolean => now - pace.firstSentAt >= paceMemoryMs;

/** A session ends when it was not used for so long, and in any case after two hours. */
export const portalSessionIdleMs = 30 * minuteMs;
export const portalSessionLifeMs = 2 * hourMs;

/** As long as browsers keep a cookie at most. */
export const markLifeSeconds = 400 * 24 * 3_600;
