import { expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { officeCalls } from '#contract/office/calls.ts';

const calls = new Map(Object.entries<Call>(officeCalls));

it('lets the office’s client tell query from body by the method', () => {
  for (const [name, { method, query, body, upload, headers, isGuarded }] of calls) {
    const hasBody = method === 'post' || method === 'put';
    expect([body === undefined || hasBody, query === undefined || !hasBody || !!upload], name).toEqual([
      true,
      true,
    ]);
    expect([headers === undefined || !!upload, isGuarded], name).toEqual([true, undefined]);
  }
});
