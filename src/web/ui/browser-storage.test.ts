import { afterEach, expect, it, vi } from 'vitest';
import { findStorage, findStored, findTextIn, storeText, storeTextIn } from './browser-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new Error('forbidden');
};

it('stores a text in the storage it is given, and removes it', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  expect([storeTextIn(storage, 'a', 'x'), findTextIn(storage, 'a')]).toEqual([true, 'x']);
  expect([storeTextIn(storage, 'a', undefined), findTextIn(storage, 'a')]).toEqual([true, undefined]);
});

it('keeps nothing where a storage is full, forbidden or missing', () => {
  const full = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect([storeTextIn(full, 'a', 'x'), findTextIn(full, 'a')]).toEqual([false, undefined]);
  expect([storeTextIn(undefined, 'a', 'x'), findTextIn(undefined, 'a')]).toEqual([false, undefined]);
});

it('keeps nothing where the browser forbids to look at its storage', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
  try {
    expect([findStorage('localStorage'), findStored('a'), storeText('a', 'x')]).toEqual([
      undefined,
      undefined,
      false,
    ]);
  } finally {
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  }
});
