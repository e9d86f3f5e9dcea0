import { describe, expect, it } from 'vitest';
import { readPhysicalKey } from './key-burst.ts';
import { isScannableCode } from './scanner.rules.ts';
import { findTraceNumber } from './trace-number.rules.ts';

describe('a scanned code', () => {
  // accepts 555, 556
  it.each(['6260123456789', 'GB-4411/7', '4821307', 'https://azma.example/d/aB-_cdefghijklmn'])(
    'may be opened: %s',
    (text) => {
      expect(isScannableCode(text)).toBe(true);
    },
  );
  it('is none without digits', () => {
    expect(isScannableCode('jjjjjjjj')).toBe(false);
  });
  // accepts 813
  it('is read by the places of its keys under a Persian layout', () => {
    const keys = [
      { code: 'Minus', shiftKey: true, key: 'ـ' },
      { code: 'Semicolon', shiftKey: true, key: '؛' },
      { code: 'Digit9', shiftKey: true, key: ')' },
      { code: 'Period', shiftKey: false, key: '٫' },
    ];
    expect(keys.map(readPhysicalKey).join('')).toBe('_:(.');
  });
});

describe('a trace number in the search field', () => {
  it.each(['48213075', '۴۸۲۱ ۳۰۷۵', '٤٨٢١-٣٠٧٥'])('is read from %s', (text) => {
    expect(findTraceNumber(text)).toBe('48213075');
  });
  it.each(['4821307', 'AZ-1014', '482130751'])('is not read from %s', (text) => {
    expect(findTraceNumber(text)).toBeUndefined();
  });
});
