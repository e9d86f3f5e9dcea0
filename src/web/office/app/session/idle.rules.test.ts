import { expect, it } from 'vitest';
import { readIdlePhase } from './idle.rules.ts';

const minute = 60_000;

// accepts 464
it.each([
  ['just worked', 0, 'working'],
  ['twenty-seven idle minutes', 27 * minute, 'working'],
  ['two minutes before the end', 28 * minute, 'warned'],
  ['the last second', 30 * minute - 1, 'warned'],
  ['half an hour', 30 * minute, 'ended'],
])('says after %s that the session is %s', (_, idle, phase) => {
  expect(readIdlePhase(1_000, 1_000 + idle)).toBe(phase);
});
