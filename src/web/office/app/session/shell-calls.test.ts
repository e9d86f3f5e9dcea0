import { expect, it } from 'vitest';
import { sessionCalls } from '#contract/office/calls/session-calls.ts';
import { shellCalls } from './shell-calls.ts';

it('keeps the frame’s two calls where the contract has them', () => {
  for (const name of ['getSession', 'signOut'] as const) {
    const { method, path } = sessionCalls[name];
    expect(shellCalls[name]).toEqual({ method, path });
  }
});
