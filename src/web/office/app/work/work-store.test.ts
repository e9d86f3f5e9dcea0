import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStorage } from '#kit/create-storage.ts';
import { findWork, forgetAllWork, forgetWork, saveUnsavedWork } from './work-store.ts';

const work = { rev: '3', values: { name: 'سارا' } };
beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

// accepts 463, 465
it('gives unsaved fields back to the person who typed them, and to nobody else', () => {
  saveUnsavedWork(7, 'staff/new', work);
  expect(findWork(7, 'staff/new')).toEqual(work);
  expect(findWork(8, 'staff/new')).toBeUndefined();
  expect(findWork(7, 'staff/9')).toBeUndefined();
});

it('forgets what was saved', () => {
  saveUnsavedWork(7, 'staff/new', work);
  forgetWork(7, 'staff/new');
  expect(findWork(7, 'staff/new')).toBeUndefined();
});

it('takes everything of a person out when they sign out, and leaves the rest', () => {
  saveUnsavedWork(7, 'a', work);
  saveUnsavedWork(7, 'b', work);
  saveUnsavedWork(70, 'a', work);
  localStorage.setItem('office-theme', 'dark');
  forgetAllWork(7);
  expect(findWork(7, 'a')).toBeUndefined();
  expect(findWork(7, 'b')).toBeUndefined();
  expect(findWork(70, 'a')).toEqual(work);
  expect(localStorage.getItem('office-theme')).toBe('dark');
});

it('reads nothing out of what it did not write', () => {
  localStorage.setItem('office-work/7/a', '{"values":1}');
  localStorage.setItem('office-work/7/b', 'not json');
  expect(findWork(7, 'a')).toBeUndefined();
  expect(findWork(7, 'b')).toBeUndefined();
});

it('keeps nothing, and breaks nothing, where the browser shuts its storage', () => {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  saveUnsavedWork(7, 'a', work);
  expect(findWork(7, 'a')).toBeUndefined();
  forgetWork(7, 'a');
  forgetAllWork(7);
});
