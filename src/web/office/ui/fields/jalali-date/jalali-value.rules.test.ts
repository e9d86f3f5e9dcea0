import { expect, it } from 'vitest';
import { toJalaliDay, toJalaliTime, toStoredDate } from './jalali-value.rules.ts';

it('shows a stored day as the Persian day and stores it back unchanged', () => {
  const day = toJalaliDay('2028-03-19');
  expect(day).toMatchObject({ year: 1406, month: 12, day: 29 });
  expect(toStoredDate(day)).toBe('2028-03-19');
});

it('shows an instant on Tehran’s clock, whatever the computer’s zone', () => {
  const at = toJalaliTime('2026-11-15T20:45:00.000Z');
  expect(at).toMatchObject({ year: 1405, month: 8, day: 25, hour: 0, minute: 15 });
  expect(toStoredDate(at)).toBe('2026-11-15T20:45:00.000Z');
});

it('knows the leap day of 1403 and has nothing for what is no date', () => {
  expect(toJalaliDay('2025-03-20')).toMatchObject({ year: 1403, month: 12, day: 30 });
  expect(toJalaliDay('2026-02-30')).toBeNull();
  expect(toJalaliDay('soon')).toBeNull();
  expect(toJalaliTime('soon')).toBeNull();
  expect(toStoredDate(null)).toBeNull();
});
