import { describe, expect, it } from 'vitest';
import { findReceivedAt } from '#contract/repair/find-received-at.ts';
import { repairLimits } from '#contract/repair/inputs.ts';
import { sampleRequest } from '#kit/repair-samples.ts';
import { normalizeCode } from '../code/normalize-code.ts';
import { isLongEnough } from '../search/centre-phrase.ts';
import { sizeOfAddress } from '../slips/size-of-address.ts';
import { formatClock, secondsUntil } from './count-down.ts';
import { hasEverCalled } from './has-ever-called.ts';
import { measureText } from './measure-text.ts';

describe('the countdown', () => {
  // accepts 188, 409
  it('is written in minutes and seconds', () => {
    expect([120, 119, 61, 60, 9, 0].map(formatClock)).toEqual([
      '۲:۰۰',
      '۱:۵۹',
      '۱:۰۱',
      '۱:۰۰',
      '۰:۰۹',
      '۰:۰۰',
    ]);
    expect(repairLimits.resendSeconds).toBe(120);
  });

  // accepts 189
  it('ends at zero and not below', () => {
    expect([secondsUntil(1_500, 0), secondsUntil(1_000, 999), secondsUntil(1_000, 1_000)]).toEqual([2, 1, 0]);
    expect(secondsUntil(0, 9_999)).toBe(0);
  });
});

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

describe('a code', () => {
  // accepts 323
  it('loses what was pasted around its digits and nothing else', () => {
    expect(normalizeCode('۱۲۳ - ۴۵۶\u200f')).toBe('123456');
    expect(normalizeCode('١٢٣٤٥٦')).toBe('123456');
    expect(normalizeCode('12a')).toBe('12a');
  });
});

describe('the search for a centre', () => {
  // accepts 327, 328, 409
  it('begins with the third letter', () => {
    expect(['', 'آ', 'آز', ' آز ', 'آزم', 'آ ز'].map(isLongEnough)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('a slip', () => {
  it('prints addresses the larger the shorter they are', () => {
    expect([40, 120, 121, 220, 221, 500].map((length) => sizeOfAddress('ن'.repeat(length)))).toEqual([
      'large',
      'large',
      'medium',
      'medium',
      'small',
      'small',
    ]);
  });

  it('names the last time the device was received', () => {
    const entry = { kind: 'status' as const, fromStatusId: null, title: '', by: 'desk' as const, note: null };
    const timeline = [
      { ...entry, id: 1, statusId: 2 as const, at: '2026-11-01T00:00:00Z' },
      { ...entry, id: 2, statusId: 1 as const, at: '2026-11-02T00:00:00Z' },
      { ...entry, id: 3, statusId: 2 as const, at: '2026-11-03T00:00:00Z' },
      { ...entry, id: 4, statusId: 2 as const, kind: 'note' as const, at: '2026-11-04T00:00:00Z' },
    ];
    expect(findReceivedAt(sampleRequest(2, { timeline }))).toBe('2026-11-03T00:00:00Z');
    expect(findReceivedAt(sampleRequest(0))).toBeUndefined();
  });
});

describe('a browser that never called', () => {
  it('is known by its missing anti-forgery cookie', () => {
    expect(hasEverCalled('')).toBe(false);
    expect(hasEverCalled('a=1; MY-XSRF-TOKEN=2')).toBe(false);
    expect(hasEverCalled('a=1; XSRF-TOKEN=abc.def')).toBe(true);
  });
});
