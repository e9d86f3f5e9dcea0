import { minuteMs } from '#kernel/durations.ts';

/** How long someone may take between the password and the second step. */
export const halfSessionMs = 10 * minuteMs;
