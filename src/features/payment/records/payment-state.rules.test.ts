import { describe, expect, it } from 'vitest';
import { decideInvoiceState } from './invoice-state.rules.ts';

describe('an unpaid invoice', () => {
  const started = { state: 'started', looksPaid: false, hasReturned: false } as const;
  const returned = { state: 'returned', looksPaid: false, hasReturned: true } as const;
  const listed = { ...started, looksPaid: true };
  const inReview = { ...returned, state: 'needs_review' } as const;

  it('is due while nobody came back from the bank', () => {
    expect(decideInvoiceState([])).toBe('due');
    expect(decideInvoiceState([started])).toBe('due');
  });

  it('is pending when somebody came back or money seems to be taken', () => {
    expect(decideInvoiceState([started, returned])).toBe('pending');
    expect(decideInvoiceState([listed])).toBe('pending');
  });

  it('is in review while one attempt waits for a person, whatever the others are', () => {
    expect(decideInvoiceState([returned, listed, inReview])).toBe('review');
  });
});
