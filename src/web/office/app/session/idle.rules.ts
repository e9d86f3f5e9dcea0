const minute = 60_000;

/** After how long without work the session ends, and how long before that it is announced. */
const idleEndMs = 30 * minute;
const warnBeforeMs = 2 * minute;

export type IdlePhase = 'working' | 'warned' | 'ended';

export const idlePhase = (lastActivityAt: number, now: number): IdlePhase => {
  const idle = now - lastActivityAt;
  if (idle >= idleEndMs) return 'ended';
  return idle >= idleEndMs - warnBeforeMs ? 'warned' : 'working';
};
