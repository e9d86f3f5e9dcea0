import { expect, test } from 'vitest';
import { tehranDayRange } from './tehran-day-range.ts';

const read = (day: string) => {
  const { from, to } = tehranDayRange(day);
  return [new Date(from).toISOString(), new Date(to).toISOString()];
};

test('A day of Tehran begins at half past eight of the evening before, UTC', () => {
  expect(read('2026-03-21')).toEqual(['2026-03-20T20:30:00.000Z', '2026-03-21T20:30:00.000Z']);
});

test('Days of the former summer time begin an hour earlier', () => {
  expect(read('2021-07-01')).toEqual(['2021-06-30T19:30:00.000Z', '2021-07-01T19:30:00.000Z']);
});

test('What is no day is refused', () => {
  for (const day of ['2026-02-30', '1405-8-5', 'today', '']) {
    expect(() => tehranDayRange(day)).toThrow(RangeError);
  }
});
