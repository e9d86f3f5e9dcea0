import { describe, expect, it } from 'vitest';
import { repairLimits } from '#contract/repair/limits.ts';
import { measureText } from './measure-text.ts';

describe('a description', () => {
  // accepts 324, 325, 326, 410
  it.each([
    [0, false],
    [19, false],
    [20, true],
    [500, true],
    [501, false],
  ])('of %d characters is good: %s', (length, isGood) => {
    expect(measureText('م'.repeat(length), repairLimits.description).isGood).toBe(isGood);
    expect(measureText(`  ${'👍'.repeat(length)}\r\n`, repairLimits.description).isGood).toBe(isGood);
  });

  it('says how much is missing and how much is too much', () => {
    expect(measureText('دوازده حرف!!', repairLimits.description)).toMatchObject({ count: 12, missing: 8 });
    expect(measureText('م'.repeat(503), repairLimits.description)).toMatchObject({ over: 3, missing: 0 });
  });
});
