import { describe, expect, it } from 'vitest';
import type { PaymentRowState } from '#storage/payment-tables.ts';
import { decideListedStep } from './listed-payment.rules.ts';

describe('a payment that the gateway lists as paid', () => {
  const decide = (state: PaymentRowState, { looksPaid = false, reason = '' } = {}) =>
    decideListedStep({ state, looksPaid, reason });

  it('is due at once while it has no end, unless that is known', () => {
    for (const state of ['started', 'returned', 'verifying'] as const) {
      expect(decide(state), state).toBe('due');
      expect(decide(state, { looksPaid: true }), state).toBeUndefined();
    }
  });

  it('is opened again when it had ended without money', () => {
    for (const state of ['failed', 'expired'] as const) {
      expect(decide(state), state).toBe('reopen');
      expect(decide(state, { looksPaid: true }), state).toBe('reopen');
    }
  });

  it('leaves a review to its person, except one that our settings caused', () => {
    const reason = 'configuration: the gateway refuses our settings';
    expect(decide('needs_review', { reason })).toBe('reopen');
    expect(decide('needs_review', { reason, looksPaid: true })).toBe('reopen');
    expect(decide('needs_review', { reason: 'no clear answer within 72 hours' })).toBeUndefined();
  });

  it('changes nothing that was not named yet or is paid', () => {
    for (const state of ['created', 'paid', 'duplicate_paid'] as const)
      expect(decide(state), state).toBeUndefined();
  });
});
