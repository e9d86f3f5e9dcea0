import { expect, it } from 'vitest';
import { releasedReportTexts } from './service-report.ts';

it('keeps the minus of a limit at the left of its number', () => {
  expect(releasedReportTexts.limits({ least: -2, most: 2, decimals: 1 })).toBe('\u200e-۲٫۰ تا ۲٫۰');
});
