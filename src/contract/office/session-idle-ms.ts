import { minuteMs } from '#kernel/durations.ts';

/** After this long without work a session ends. */
export const sessionIdleMs = 30 * minuteMs;
