import { expect, it } from 'vitest';
import { findOldestReadTime } from './board-updates.rules.ts';

// accepts 535
it('asks for updates since the shown column that was read first, and not before all are there', () => {
  const times = { 0: '2026-11-15T10:00:02Z', 1: '2026-11-15T10:00:01Z', 2: '2026-11-15T09:00:00Z' };
  expect(findOldestReadTime(times, [0, 1])).toBe('2026-11-15T10:00:01Z');
  expect(findOldestReadTime(times, [0])).toBe('2026-11-15T10:00:02Z');
  expect(findOldestReadTime(times, [0, 1, 3])).toBeUndefined();
});
