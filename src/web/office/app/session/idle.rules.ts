import { sessionIdleMs } from '#contract/office/session-idle-ms.ts';
import { minuteMs } from '#kernel/durations.ts';

/** How long before its end that is announced. */
const warnBeforeMs = 2 * minuteMs;

export type IdlePhase = 'working' | 'warned' | 'ended';

export const readIdlePhase = (lastActivityAt: number, now: number): IdlePhase => {
  const idle = now - lastActivityAt;
  if (idle >= sessionIdleMs) return 'ended';
  return idle >= sessionIdleMs - warnBeforeMs ? 'warned' : 'working';
};
