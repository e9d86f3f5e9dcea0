import { expect, it } from 'vitest';
import { hasEverCalled } from './has-ever-called.ts';

it('a browser that never called is known by its missing anti-forgery cookie', () => {
  expect(hasEverCalled('')).toBe(false);
  expect(hasEverCalled('a=1; MY-XSRF-TOKEN=2')).toBe(false);
  expect(hasEverCalled('a=1; XSRF-TOKEN=abc.def')).toBe(true);
});
