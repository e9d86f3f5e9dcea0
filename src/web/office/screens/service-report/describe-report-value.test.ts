import { expect, it } from 'vitest';
import { emptyReport } from '#contract/repair/service-report.ts';
import { describeReportValue } from './describe-report-value.ts';

const base = { ...emptyReport, reason: '' };

// accepts 803
it('writes two parts differently, whatever of them differs', () => {
  const part = { title: 'لامپ', code: 'L-1', quantity: 1, serialFitted: 'A', serialRemoved: 'B', lot: 'C' };
  const others = [
    part,
    { ...part, title: 'لامپ نو' },
    { ...part, code: 'L-2' },
    { ...part, quantity: 2 },
    { ...part, serialFitted: '' },
    { ...part, serialRemoved: 'A' },
    { ...part, lot: '' },
  ];
  const written = others.map((one) => describeReportValue('parts', { ...base, parts: [one] }));
  expect(new Set(written).size).toBe(others.length);
});

it('writes a day in the Persian calendar', () => {
  expect(describeReportValue('day', { ...base, day: '2026-03-21' })).toBe('۱ فروردین ۱۴۰۵');
  expect(describeReportValue('day', base)).toBe('');
});
