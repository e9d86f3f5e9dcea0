import type { ResultOf } from '#contract/call.ts';
import type { sessionCalls } from '#contract/office/calls/session-calls.ts';
import type { BareCall } from '../office-call.ts';

type Calls = typeof sessionCalls;

/**
 * The two calls that the frame itself makes, without their schemas: those would bring zod into what every visit loads
 * first. A test holds them against the contract's table.
 */
export const shellCalls = {
  getSession: { method: 'get', path: '/session' } as BareCall<ResultOf<Calls['getSession']>>,
  signOut: { method: 'delete', path: '/session' } as BareCall<ResultOf<Calls['signOut']>>,
};
