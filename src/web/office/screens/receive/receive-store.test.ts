import { afterEach, expect, it, vi } from 'vitest';
import { isSoundOn, setSound } from '../../app/scan/tones.ts';
import type { ReceiveLine } from './receive-lines.rules.ts';
import { readLines, writeLines } from './receive-store.ts';

afterEach(() => vi.unstubAllGlobals());

it('goes on in a browser that stores nothing', () => {
  const refuse = () => {
    throw new DOMException('storage is off', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const line: ReceiveLine = { key: '1', traceNumber: '14050101', at: 0, times: 1, state: 'sending' };
  expect(writeLines(7, (lines) => [...lines, line])).toEqual([line]);
  expect(readLines(7)).toEqual([line]);
  expect(readLines(8)).toEqual([]);
  setSound(false);
  expect(isSoundOn()).toBe(false);
  setSound(true);
});
