import { describe, expect, it } from 'vitest';
import { isOnlinePart, isPart, largestPart } from '#contract/payment-bounds.ts';
import { minuteMs } from '#kernel/durations.ts';
import { decideAttemptStart } from '../attempts/begin-attempt.rules.ts';
import { classifyPayment } from '../bank/classify-payment.rules.ts';
import { toAttemptState, waitAfter } from './payment.rules.ts';

describe('the patience with a silent gateway', () => {
  it('grows from five seconds to an hour and stays there', () => {
    const seconds = [1, 2, 3, 4, 5, 6, 7, 70].map((tries) => waitAfter(tries) / 1_000);
    expect(seconds).toEqual([5, 15, 60, 300, 900, 3_600, 3_600, 3_600]);
  });
});

describe('what may be paid online', () => {
  const max = 1_000_000_000;
  // accepts 820, 822
  it('is the whole remainder up to the ceiling, and above it a part that leaves something payable', () => {
    expect([10_000, 999_999_999, max].every((rial) => isOnlinePart(rial, rial, max))).toBe(true);
    expect(isOnlinePart(10_000, 50_000, max)).toBe(false);
    const remaining = 1_250_000_000;
    expect([10_000, 500_000_000, max].every((rial) => isOnlinePart(rial, remaining, max))).toBe(true);
    const refused = [0, 9_999, max + 1, remaining, 10_000.5, -10_000, Number.NaN, 1e15];
    expect(refused.some((rial) => isOnlinePart(rial, remaining, max))).toBe(false);
    expect(isOnlinePart(max, max + 9_999, max)).toBe(false);
    expect(isOnlinePart(2_000_000_000, 2_000_000_000, 2_000_000_000)).toBe(true);
  });

  it('is by itself as much as one payment may be', () => {
    for (const remaining of [10_000, max, max + 1, max + 9_999, max + 10_000, 99_999_999_999])
      expect(isOnlinePart(largestPart(remaining, max), remaining, max), String(remaining)).toBe(true);
  });

  // accepts 821
  it('is by hand the remainder or a part that leaves something payable', () => {
    expect([5_000, 10_000, 40_000].map((rial) => isPart(rial, 50_000))).toEqual([false, true, true]);
    expect(isPart(50_000, 50_000)).toBe(true);
    expect([0, 9_999, 40_001, 50_001, 20_000.5].some((rial) => isPart(rial, 50_000))).toBe(false);
    expect(isPart(4_000, 4_000)).toBe(true);
  });
});

describe('what money that arrived is for', () => {
  const invoice = { statusId: 3, isWithdrawn: false, remainingRial: 50_000, isPaid: false };
  const classify = (change: Partial<typeof invoice>) =>
    classifyPayment({ ...invoice, ...change }, 50_000).state;

  it('pays an invoice of which so much remains, and nothing else', () => {
    expect(classify({})).toBe('paid');
    expect(classify({ isPaid: true, statusId: 4 })).toBe('duplicate_paid');
    expect(classify({ isWithdrawn: true })).toBe('needs_review');
    expect(classify({ remainingRial: 50_001 })).toBe('paid');
    // accepts 823
    expect(classify({ remainingRial: 49_999 })).toBe('duplicate_paid');
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
    hasReturned: false,
    since: '2026-01-01T00:00:00.000Z',
    ageMs: 14 * minuteMs,
  } as const;

  it('uses a live attempt of the same amount again', () => {
    expect(decideAttemptStart([live], { id: 7, remainingRial: 50_000 }, 50_000)).toEqual({
      kind: 'reuse',
      authority: 'S1',
    });
    // accepts 823
    const held = { kind: 'refuse', why: 'held' };
    expect(decideAttemptStart([live], { id: 7, remainingRial: 60_000 }, 60_000)).toEqual(held);
    expect(decideAttemptStart([live], { id: 7, remainingRial: 60_000 }, 10_000).kind).toBe('new');
    expect(decideAttemptStart([live], { id: 7, remainingRial: 60_000 }, 10_001)).toEqual(held);
    expect(
      decideAttemptStart([{ ...live, ageMs: 15 * minuteMs }], { id: 7, remainingRial: 50_000 }, 50_000).kind,
    ).toBe('new');
    expect(
      decideAttemptStart([{ ...live, state: 'returned' }], { id: 7, remainingRial: 50_000 }, 50_000).kind,
    ).toBe('new');
  });

  it('waits for the other tab, and gives up on one that was cut off', () => {
    const beginning = { ...live, id: 7, state: 'created', authority: null, ageMs: 14_999 } as const;
    expect(decideAttemptStart([beginning], { id: 7, remainingRial: 50_000 }, 50_000)).toEqual({
      kind: 'wait',
    });
    expect(
      decideAttemptStart([{ ...beginning, ageMs: 15_000 }], { id: 7, remainingRial: 50_000 }, 50_000),
    ).toEqual({
      kind: 'new',
      cutOff: [7],
    });
  });

  it('refuses while money may have been taken already', () => {
    const returned = { ...live, state: 'returned', looksPaid: true } as const;
    expect(decideAttemptStart([live, returned], { id: 7, remainingRial: 50_000 }, 50_000)).toEqual({
      kind: 'refuse',
      why: 'pending',
    });
    // accepts 771
    const other = { ...live, invoiceId: 6 } as const;
    expect(decideAttemptStart([other], { id: 7, remainingRial: 50_000 }, 50_000)).toEqual({
      kind: 'refuse',
      why: 'pending',
    });
    const review = { ...live, state: 'needs_review' } as const;
    expect(decideAttemptStart([live, review], { id: 7, remainingRial: 50_000 }, 50_000)).toEqual({
      kind: 'refuse',
      why: 'review',
    });
  });
});

describe('how an attempt reads from outside', () => {
  it('is pending until it has an end', () => {
    expect((['created', 'started', 'returned', 'verifying'] as const).map(toAttemptState)).toEqual(
      Array(4).fill('pending'),
    );
    expect(
      (['paid', 'failed', 'expired', 'needs_review', 'duplicate_paid'] as const).map(toAttemptState),
    ).toEqual(['paid', 'failed', 'failed', 'review', 'duplicate']);
  });
});
