import { describe, expect, it } from 'vitest';
import { decideBeginning } from './begin-attempt.rules.ts';
import { classifyPayment } from './classify-payment.rules.ts';
import { isPayableOnline, showState, waitAfter } from './payment.rules.ts';

describe('the patience with a silent gateway', () => {
  it('grows from five seconds to an hour and stays there', () => {
    const seconds = [1, 2, 3, 4, 5, 6, 7, 70].map((tries) => waitAfter(tries) / 1_000);
    expect(seconds).toEqual([5, 15, 60, 300, 900, 3_600, 3_600, 3_600]);
  });
});

describe('what may be paid online', () => {
  // accepts 820
  it('is between ten thousand rials and the ceiling, in whole rials', () => {
    const isPayable = (rial: number) => isPayableOnline(rial, 1_000_000_000);
    expect([10_000, 1_000_000_000].every(isPayable)).toBe(true);
    expect(isPayableOnline(1_000_000_001, 2_000_000_000)).toBe(true);
    const refused = [0, 9_999, 1_000_000_001, 10_000.5, -10_000, Number.NaN];
    expect(refused.some(isPayable)).toBe(false);
  });
});

describe('what money that arrived is for', () => {
  const invoice = { statusId: 3, isWithdrawn: false, payableRial: 50_000, isPaid: false };
  const classify = (change: Partial<typeof invoice>) =>
    classifyPayment({ ...invoice, ...change }, 50_000).state;

  it('pays an unchanged invoice that awaits it, and nothing else', () => {
    expect(classify({})).toBe('paid');
    expect(classify({ isPaid: true, statusId: 4 })).toBe('duplicate_paid');
    expect(classify({ isWithdrawn: true })).toBe('needs_review');
    expect(classify({ payableRial: 50_001 })).toBe('needs_review');
    expect(classify({ statusId: 2 })).toBe('needs_review');
    expect(classify({ statusId: 100 })).toBe('needs_review');
    expect(classify({ isPaid: true, isWithdrawn: true })).toBe('duplicate_paid');
  });
});

describe('whether a payer begins something new', () => {
  const live = {
    id: 1,
    invoiceId: 7,
    state: 'started',
    authority: 'S1',
    amountRial: 50_000,
    looksPaid: false,
    isRecent: true,
  } as const;

  it('uses a live attempt of the same amount again', () => {
    expect(decideBeginning([live], { id: 7, payableRial: 50_000 })).toEqual({
      kind: 'reuse',
      authority: 'S1',
    });
    expect(decideBeginning([live], { id: 7, payableRial: 60_000 }).kind).toBe('new');
    expect(decideBeginning([{ ...live, isRecent: false }], { id: 7, payableRial: 50_000 }).kind).toBe('new');
    expect(decideBeginning([{ ...live, state: 'returned' }], { id: 7, payableRial: 50_000 }).kind).toBe(
      'new',
    );
  });

  it('waits for the other tab, and gives up on one that was cut off', () => {
    const beginning = { ...live, id: 7, state: 'created', authority: null } as const;
    expect(decideBeginning([beginning], { id: 7, payableRial: 50_000 })).toEqual({ kind: 'wait' });
    expect(decideBeginning([{ ...beginning, isRecent: false }], { id: 7, payableRial: 50_000 })).toEqual({
      kind: 'new',
      cutOff: [7],
    });
  });

  it('refuses while money may have been taken already', () => {
    const returned = { ...live, state: 'returned', looksPaid: true } as const;
    expect(decideBeginning([live, returned], { id: 7, payableRial: 50_000 })).toEqual({
      kind: 'refuse',
      why: 'pending',
    });
    // accepts 771
    const other = { ...live, invoiceId: 6 } as const;
    expect(decideBeginning([other], { id: 7, payableRial: 50_000 })).toEqual({
      kind: 'refuse',
      why: 'pending',
    });
    const review = { ...live, state: 'needs_review' } as const;
    expect(decideBeginning([live, review], { id: 7, payableRial: 50_000 })).toEqual({
      kind: 'refuse',
      why: 'review',
    });
  });
});

describe('how an attempt reads from outside', () => {
  it('is pending until it has an end', () => {
    expect((['created', 'started', 'returned', 'verifying'] as const).map(showState)).toEqual(
      Array(4).fill('pending'),
    );
    expect((['paid', 'failed', 'expired', 'needs_review', 'duplicate_paid'] as const).map(showState)).toEqual(
      ['paid', 'failed', 'failed', 'review', 'duplicate'],
    );
  });
});
