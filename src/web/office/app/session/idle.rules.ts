import { sessionIdleMs } from '#contract/office/session-idle-ms.ts';

/** How long before its end that is announced. */
const warnBeforeMs = 2 * 60_000;

export type IdlePhase = 'working' | 'warned' | 'ended';

export const readIdlePhase = (lastActivityAt: number, now: number): IdlePhase => {
  const idle = now - lastActivityAt;
  if (idle >= sessionIdleMs) return 'ended';
  return idle >= sessionIdleMs - warnBeforeMs ? 'warned' : 'working';
};
