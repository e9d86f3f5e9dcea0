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

test('Days of every older reckoning have a beginning', () => {
  expect(read('1921-12-22')).toEqual(['1921-12-21T20:34:16.000Z', '1921-12-22T20:34:16.000Z']);
  expect(read('1978-01-10')).toEqual(['1978-01-09T20:00:00.000Z', '1978-01-10T20:00:00.000Z']);
  for (let year = 1900; year <= 2220; year += 1) expect(() => tehranDayRange(`${year}-07-01`)).not.toThrow();
});

test('What is no day is refused', () => {
  for (const day of ['2026-02-30', '1405-8-5', 'today', '']) {
    expect(() => tehranDayRange(day)).toThrow(RangeError);
  }
});
