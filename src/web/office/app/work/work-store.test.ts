import { beforeEach, expect, it } from 'vitest';
import { findWork, forgetAllWork, forgetWork, saveUnsavedWork, type WorkStorage } from './work-store.ts';

const createStorage = (): WorkStorage => {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
};

let storage: WorkStorage;
const work = { rev: '3', values: { name: 'سارا' }, at: 1 };
beforeEach(() => {
  storage = createStorage();
});

// accepts 463, 465
it('gives unsaved fields back to the person who typed them, and to nobody else', () => {
  saveUnsavedWork(storage, 7, 'staff/new', work);
  expect(findWork(storage, 7, 'staff/new')).toEqual(work);
  expect(findWork(storage, 8, 'staff/new')).toBeUndefined();
  expect(findWork(storage, 7, 'staff/9')).toBeUndefined();
});

it('forgets what was saved', () => {
  saveUnsavedWork(storage, 7, 'staff/new', work);
  forgetWork(storage, 7, 'staff/new');
  expect(findWork(storage, 7, 'staff/new')).toBeUndefined();
});

it('takes everything of a person out when they sign out, and leaves the rest', () => {
  saveUnsavedWork(storage, 7, 'a', work);
  saveUnsavedWork(storage, 7, 'b', work);
  saveUnsavedWork(storage, 70, 'a', work);
  storage.setItem('office-theme', 'dark');
  forgetAllWork(storage, 7);
  expect(findWork(storage, 7, 'a')).toBeUndefined();
  expect(findWork(storage, 7, 'b')).toBeUndefined();
  expect(findWork(storage, 70, 'a')).toEqual(work);
  expect(storage.getItem('office-theme')).toBe('dark');
});

it('reads nothing out of what it did not write', () => {
  storage.setItem('office-work/7/a', '{"values":1}');
  storage.setItem('office-work/7/b', 'not json');
  expect(findWork(storage, 7, 'a')).toBeUndefined();
  expect(findWork(storage, 7, 'b')).toBeUndefined();
});
