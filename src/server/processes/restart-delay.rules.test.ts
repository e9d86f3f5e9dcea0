import { expect, it } from 'vitest';
import { restartDelaySeconds } from './restart-delay.rules.ts';

// accepts 704
it('waits longer after each death at the start, and a second after a long life', () => {
  const waits = [0, 1, 2, 3, 4, 5, 9].map((deaths) => restartDelaySeconds(0.2, deaths));
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
  expect(restartDelaySeconds(3_600, 5)).toBe(1);
});
