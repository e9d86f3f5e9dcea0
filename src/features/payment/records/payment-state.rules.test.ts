import { describe, expect, it } from 'vitest';
import { decidePaymentState } from './payment-state.rules.ts';

describe('an unpaid invoice', () => {
  const started = { state: 'started', looksPaid: false, hasReturned: false } as const;
  const returned = { state: 'returned', looksPaid: false, hasReturned: true } as const;
  const listed = { ...started, looksPaid: true };
  const inReview = { ...returned, state: 'needs_review' } as const;

  it('is due while nobody came back from the bank', () => {
    expect(decidePaymentState([])).toBe('due');
    expect(decidePaymentState([started])).toBe('due');
  });

  it('is pending when somebody came back or money seems to be taken', () => {
    expect(decidePaymentState([started, returned])).toBe('pending');
    expect(decidePaymentState([listed])).toBe('pending');
  });

  it('is in review while one attempt waits for a person, whatever the others are', () => {
    expect(decidePaymentState([returned, listed, inReview])).toBe('review');
  });
});
