import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStorage } from '#kit/create-storage.ts';
import { keepUnsaved, readKept, readUnsaved, removeAllKept, writeKept } from './kept-memory.ts';

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: createStorage(), localStorage: createStorage() });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps each text for its own device and kind', () => {
  keepUnsaved('AZ-1000', 'description', 'متن نیمه‌کاره');
  expect(readUnsaved('AZ-1000', 'description')).toBe('متن نیمه‌کاره');
  expect(readUnsaved('AZ-1001', 'description')).toBe('');
  expect(readUnsaved('AZ-1000', 'note')).toBe('');
  keepUnsaved('AZ-1000', 'description', '  ');
  expect(Object.keys(window.sessionStorage)).toEqual([]);
});

it('forgets everything of the portal and nothing else', () => {
  keepUnsaved('AZ-1000', 'opinion', 'خوب بود');
  writeKept('slip.10000001', 'yes', 'localStorage');
  window.sessionStorage.setItem('other', '1');
  window.localStorage.setItem('other', '1');
  removeAllKept();
  expect(Object.keys(window.sessionStorage)).toEqual(['other']);
  expect(Object.keys(window.localStorage)).toEqual(['other']);
});

it('does without when the browser is full', () => {
  window.sessionStorage.setItem = () => {
    throw new Error('full');
  };
  keepUnsaved('AZ-1000', 'note', 'متن');
  expect(readUnsaved('AZ-1000', 'note')).toBe('');
});

it('does without when the browser forbids it', () => {
  const forbidden = {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  vi.stubGlobal(
    'window',
    Object.defineProperties({}, { sessionStorage: forbidden, localStorage: forbidden }),
  );
  keepUnsaved('AZ-1000', 'note', 'متن');
  removeAllKept();
  expect(readUnsaved('AZ-1000', 'note')).toBe('');
  expect(readKept('slip.10000001', 'localStorage')).toBe('');
});
