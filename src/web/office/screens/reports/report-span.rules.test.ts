import { describe, expect, it } from 'vitest';
import { hasNextMonth, nameSpan, readShownSpan, stepMonth } from './report-span.rules.ts';

const now = new Date('2026-11-15T10:00:00Z');

describe('the span that reports are shown for', () => {
  it('is this Jalali month until today, and an address without days', () => {
    expect(readShownSpan({}, now)).toEqual({ from: '2026-10-23', to: '2026-11-15' });
    expect(nameSpan(readShownSpan({}, now))).toBe('آبان ۱۴۰۵');
  });

  it('goes back by whole months and returns to no days at all', () => {
    const before = stepMonth({}, -1, now);
    expect(before).toEqual({ from: '2026-09-23', to: '2026-10-22' });
    expect(stepMonth(before, 1, now)).toEqual({ from: undefined, to: undefined });
    expect(hasNextMonth({}, now)).toBe(false);
    expect(hasNextMonth(before, now)).toBe(true);
  });

  it('is named by its days when it is no month', () => {
    expect(nameSpan({ from: '2026-11-01', to: '2026-11-15' })).toBe('۱۰ آبان ۱۴۰۵ تا ۲۴ آبان ۱۴۰۵');
  });
});
