import { describe, expect, it } from 'vitest';
import type { RepairAnswer } from '#contract/repair/client.ts';
import type { VerifyPaymentData } from '#contract/repair/money-entities.ts';
import { decideAnswer, decideArrival, pauseBefore } from './decide-result.ts';
import { readReturn } from './read-return.ts';

const authority = `S${'0'.repeat(35)}`;
const payment: VerifyPaymentData = {
  state: 'pending',
  reference: null,
  amountRial: 50_000,
  paidAt: null,
  returnedOn: null,
  invoiceState: 'due',
  remainingRial: 0,
  fCode: '14051013',
};
const answer = (state: VerifyPaymentData['state']): RepairAnswer<VerifyPaymentData> => ({
  kind: 'ok',
  message: '',
  data: { ...payment, state },
});
const refused = (code: 'not_found' | 'too_many' | 'unavailable'): RepairAnswer<VerifyPaymentData> => ({
  kind: 'refused',
  status: 1,
  code,
  message: '',
  httpStatus: 400,
  retryAfterSeconds: code === 'too_many' ? 40 : undefined,
});
const silence: RepairAnswer<VerifyPaymentData> = { kind: 'failed', cause: new Error('no answer') };

describe('the address a payer comes back to', () => {
  const read = (query: string) => readReturn(new URLSearchParams(query));

  it('is read in any letter case', () => {
    const wanted = { isOk: true, authority };
    expect(read(`Authority=${authority}&Status=OK`)).toEqual(wanted);
    expect(read(`authority=${authority}&status=OK`)).toEqual(wanted);
    expect(read(`AUTHORITY=${authority}&STATUS=ok&x=1`)).toEqual(wanted);
    expect(read(`Authority=${authority}&Status=NOK`)).toEqual({ isOk: false, authority });
  });

  it('names no payment when its authority is missing or cannot be one', () => {
    for (const query of ['', 'Status=OK', 'Status=OK&Authority=', 'Status=OK&Authority=<script>']) {
      expect(read(query).authority).toBeNull();
    }
    expect(read(`Status=OK&Authority=${'9'.repeat(65)}`).authority).toBeNull();
  });
});

describe('what a returning payer is shown', () => {
  // accepts 249, 304, 394
  it('is a failure for every status but OK, unless our books know better', () => {
    expect(decideArrival(false, answer('pending')).state).toBe('failed');
    expect(decideArrival(false, silence).state).toBe('failed');
    expect(decideArrival(false, answer('paid')).state).toBe('paid');
    expect(decideArrival(false, answer('review')).state).toBe('review');
  });

  it('is the stored result on a second visit', () => {
    for (const state of ['paid', 'failed', 'review', 'duplicate'] as const) {
      expect(decideArrival(true, answer(state))).toEqual({ state, payment: { ...payment, state } });
    }
  });

  // accepts 248
  it('is "in progress" for OK until the server has been asked', () => {
    expect(decideArrival(true, answer('pending')).state).toBe('pending');
    expect(decideArrival(true, silence).state).toBe('pending');
    expect(decideArrival(true, refused('unavailable')).state).toBe('pending');
  });

  it('is a failure for OK without an authority, or with one we never gave', () => {
    expect(decideArrival(true, undefined).state).toBe('unknown');
    expect(decideArrival(true, refused('not_found')).state).toBe('unknown');
  });

  it('changes by answers only: silence makes nothing paid and nothing failed', () => {
    const before = decideArrival(true, answer('pending'));
    expect(decideAnswer(before, silence)).toBe(before);
    expect(decideAnswer(before, refused('too_many'))).toBe(before);
    expect(decideAnswer(before, answer('paid')).state).toBe('paid');
    expect(decideAnswer(before, refused('not_found')).state).toBe('unknown');
  });

  it('is asked about again with growing pauses, as long as the server wishes, and not for ever', () => {
    const pauses = Array.from({ length: 21 }, (_, at) => pauseBefore(at + 1, answer('pending')));
    expect(pauses.slice(0, 8)).toEqual([2, 4, 8, 15, 15, 30, 30, 60]);
    expect(pauses[20]).toBeUndefined();
    expect(pauseBefore(1, refused('too_many'))).toBe(40);
  });
});
