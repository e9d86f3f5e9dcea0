import { secondMs } from '#kernel/durations.ts';

/**
 * How a try to send ended. `retry` is also the word for "no answer came": the receiver recognizes a message
 * that comes twice by its key, and loses one that never comes.
 */
export type SendVerdict =
  | { kind: 'sent' }
  | { kind: 'retry'; reason: string }
  /** No later try can help. */
  | { kind: 'permanent-failure'; reason: string };

/** What becomes of a message after a try. */
export type DeliveryOutcome = { state: 'sent' } | { state: 'waiting'; waitMs: number } | { state: 'dead' };

/** Half a minute at first, in the end hours: about a day and a half in all. */
const defaultRetryDelaysSeconds = [30, 60, 300, 900, 3_600, 7_200, 14_400, 28_800, 57_600] as const;

/** Decides by the verdict and by how many tries there have been, this one included. */
export const decideOutcome = (
  verdict: SendVerdict,
  attempts: number,
  delaysSeconds: readonly number[] = defaultRetryDelaysSeconds,
): DeliveryOutcome => {
  if (verdict.kind === 'sent') return { state: 'sent' };
  const delay = delaysSeconds[attempts - 1];
  if (verdict.kind === 'permanent-failure' || delay === undefined) return { state: 'dead' };
  return { state: 'waiting', waitMs: delay * secondMs };
};
