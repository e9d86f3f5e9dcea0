import { afterEach, expect, vi } from 'vitest';

/** What is printed unasked is a fault nobody looked at: an unexpected console.error fails the test. */
const spies = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level));

afterEach(() => {
  for (const spy of spies) {
    const calls = spy.mock.calls.map((call) => call.map(String).join(' '));
    spy.mockClear();
    expect(calls, 'unexpected console output').toEqual([]);
  }
});
