import { expect, it } from 'vitest';
import { minuteMs } from '#kernel/durations.ts';
import { readIdlePhase } from './idle.rules.ts';

// accepts 464
it.each([
  ['just worked', 0, 'working'],
  ['twenty-seven idle minutes', 27 * minuteMs, 'working'],
  ['two minutes before the end', 28 * minuteMs, 'warned'],
  ['the last second', 30 * minuteMs - 1, 'warned'],
  ['half an hour', 30 * minuteMs, 'ended'],
])('says after %s that the session is %s', (_, idle, phase) => {
  expect(readIdlePhase(1_000, 1_000 + idle)).toBe(phase);
});
