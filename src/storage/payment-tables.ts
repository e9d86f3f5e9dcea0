import type { Generated } from 'kysely';

/** A payment in one of these may still be paid: the gateway is asked about it. */
export const unsettledStates = ['started', 'returned', 'verifying'] as const;
/** Those, and one that the gateway has not named yet. */
export const pendingStates = ['created', ...unsettledStates] as const;
/** Where one attempt to pay stands: pending, or one of the ends. */
export type PaymentRowState =
  | (typeof pendingStates)[number]
  | 'paid'
  | 'failed'
  | 'expired'
  | 'needs_review'
  | 'duplicate_paid';

/** One attempt to pay one invoice. Amount and invoice are as they were when it began. */
export type PaymentRow = {
  id: Generated<number>;
  request_id: number;
  invoice_id: number;
  amount_rial: number;
  currency: 'IRR';
  state: PaymentRowState;
  /** The gateway's name for this attempt; null until it gave one. */
  authority: string | null;
  /** The payer's reference number, once money was taken; `NUMBER/id` where two payments got the same from the bank. */
  ref_id: string | null;
  card_masked: string | null;
  /** 1 when the payer's return or the gateway suggests that money was taken; a hint, never a proof. */
  looks_paid: number;
  returned_at: number | null;
  /** How often it was taken in hand, ever. */
  attempts: number;
  /** How often since the last return; decides the wait before the next try. */
  tries: number;
  next_try_at: number;
  /** While in the future, one worker has the row in hand. */
  lease_until: number;
  lease_token: string;
  /** Why the end is not known yet, or why a person has to look; for the desk, in English. */
  reason: string;
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
  /** The day the money was given back, `YYYY-MM-DD`, under which reference, and when that was noted. */
  refunded_on: Generated<string | null>;
  refund_reference: Generated<string | null>;
  refunded_at: Generated<number | null>;
  /** Of a paid one: its place among the request's payments, and what remained to be paid after it. */
  receipt_no: Generated<number | null>;
  remained_rial: Generated<number | null>;
};

/** What happened to an attempt, in order. Rows are added and never changed: the database refuses it. */
export type PaymentEventRow = {
  id: Generated<number>;
  payment_id: number;
  at: number;
  actor: 'customer' | 'browser' | 'reconciler' | 'desk';
  kind: string;
  /** JSON: codes, reasons, and which member of staff it was; no secret, nobody else. */
  detail: string;
};

export type PaymentTables = { payment: PaymentRow; payment_event: PaymentEventRow };
