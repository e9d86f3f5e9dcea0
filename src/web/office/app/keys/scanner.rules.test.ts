import { describe, expect, it } from 'vitest';
import { readPhysicalKey } from './key-burst.ts';
import { type ScanMemory, takeScannedKey } from './scanner.rules.ts';
import { readTraceNumber } from './trace-number.rules.ts';

const type = (text: string, everyMs: number, end = 'Enter') => {
  let memory: ScanMemory = [];
  [...text].forEach((key, at) => {
    memory = takeScannedKey(memory, key, at * everyMs).memory;
  });
  return takeScannedKey(memory, end, text.length * everyMs);
};

// accepts 555
describe('a hand scanner', () => {
  it('is eight digits and Enter within half a second', () => {
    expect(type('48213075', 10).scanned).toBe('48213075');
  });
  it('types Persian digits under a Persian layout', () => {
    expect(type('۴۸۲۱۳۰۷۵', 10).scanned).toBe('48213075');
  });
  it('is not a person who types slowly', () => {
    expect(type('48213075', 120)).toEqual({ memory: [] });
    expect(type('jjjjjjjj', 10)).toEqual({ memory: [] });
  });
  it.each(['4821307', '482130756', '4821a075'])('does not take %s for a slip', (text) => {
    expect(type(text, 10).scanned).toBeUndefined();
  });
  // accepts 556
  it.each(['6260123456789', 'GB-4411/7', '4821307'])('hears that %s is another code', (text) => {
    expect(type(text, 10)).toEqual({ memory: [], foreign: text });
  });
});

// accepts 813
describe('a long code of a hand scanner', () => {
  const label = 'https://azma.example/d/aB-_cdefghijklmn';
  it('is whole although it takes more than half a second', () => {
    expect(type(label, 20).foreign).toBe(label);
  });
  it('is not what a person types', () => {
    expect(type(label, 120).foreign).toBeUndefined();
  });
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
    expect(readTraceNumber(text)).toBe('48213075');
  });
  it.each(['4821307', 'AZ-1014', '482130751'])('is not read from %s', (text) => {
    expect(readTraceNumber(text)).toBeUndefined();
  });
});
