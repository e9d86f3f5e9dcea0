import { expect, it } from 'vitest';
import { restartDelaySeconds } from './restart-delay.rules.ts';

// accepts 704
it('waits longer after each failure at the start, and a second after a run that lasted', () => {
  const waits = [0, 1, 2, 3, 4, 5, 9].map((failures) => restartDelaySeconds(0.2, failures));
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
  expect(restartDelaySeconds(3_600, 5)).toBe(1);
});
