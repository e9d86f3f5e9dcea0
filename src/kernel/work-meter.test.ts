import { describe, expect, it } from 'vitest';
import { dayMs } from './durations.ts';
import { createWorkMeter } from './work-meter.ts';
import { countWorkingDays, type WorkCalendar } from './working-time.ts';

const calendar: WorkCalendar = { holidays: new Set(['2026-11-17', '2022-03-21']), isThursdayWorked: false };

describe('a work meter', () => {
  // accepts 611
  it('counts Wednesday 16:00 to Saturday 16:00 as one working day and to Friday as less', () => {
    const [wednesday, friday, saturday] = [
      Date.parse('2026-11-11T12:30:00Z'),
      Date.parse('2026-11-13T12:30:00Z'),
      Date.parse('2026-11-14T12:30:00Z'),
    ];
    const meter = createWorkMeter(calendar, wednesday, saturday);
    expect(meter(wednesday, saturday)).toBe(1);
    expect(Math.floor(meter(wednesday, friday))).toBe(0);
  });

  it('agrees with the count day by day, also over a change of the clock', () => {
    const from = Date.parse('2022-03-01T05:00:00Z');
    const meter = createWorkMeter(calendar, from, from + 400 * dayMs);
    for (let step = 0; step < 200; step += 1) {
      const begin = from + step * 1.7 * dayMs;
      const end = begin + (step % 23) * 0.63 * dayMs;
      expect(meter(begin, end)).toBeCloseTo(countWorkingDays(begin, end, calendar), 9);
    }
  });

  it('counts nothing backwards and nothing outside its span', () => {
    const from = Date.parse('2026-11-14T05:00:00Z');
    const meter = createWorkMeter(calendar, from, from + dayMs);
    expect(meter(from + 1_000, from)).toBe(0);
    expect(meter(from - 9 * dayMs, from)).toBe(0);
  });
});
