import { type AppErrorCode, isAppError } from '#kernel/app-error.ts';
import { dayMs, minuteMs } from '#kernel/durations.ts';

const firstWaitMs = 5_000;
const maxWaitMs = 30 * minuteMs;
/** So long after its time a plan is tried again. */
export const retriedForMs = dayMs;

const refusals: readonly AppErrorCode[] = ['invalid_input', 'not_found', 'conflict', 'forbidden'];

/** Whether the content itself is why a plan cannot be done; anything else may pass. */
export const isRefusal = (error: unknown): boolean => isAppError(error) && refusals.includes(error.code);

/** Each wait is twice the one before. */
export const computeWaitMs = (tries: number): number =>
  Math.min(maxWaitMs, firstWaitMs * 2 ** Math.min(tries, 20));
