import { afterEach, expect, it, vi } from 'vitest';
import { hasEverCalled } from './browser-call.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['', false],
  ['a=1; MY-XSRF-TOKEN=2', false],
  ['a=1; XSRF-TOKEN=abc.def', true],
])('knows from the cookies «%s» whether this browser ever called', (cookie, expected) => {
  vi.stubGlobal('document', { cookie });
  expect(hasEverCalled()).toBe(expected);
});
