import { sql } from 'kysely';
import type { PaymentReason } from '#contract/office/payment-words.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import { type PaymentRowState, unsettledStates } from '#storage/payment-tables.ts';
import { periods } from '../records/payment.rules.ts';

/** A row in this worker's hands. */
export type ClaimedPayment = {
  id: number;
  requestId: number;
  invoiceId: number;
  authority: string;
  amountRial: number;
  looksPaid: boolean;
  hasReturned: boolean;
  tries: number;
  ageMs: number;
  token: string;
};

type Claim = {
  id: number;
  token: string;
  /** It waits for a person, and is taken from there. */
  isInReview?: boolean;
  evenIfNotDue?: boolean;
};

/**
 * Takes one unsettled payment that is due, or one that is in review, for this worker alone until the lease ends. One
 * statement decides, so of two workers at once one gets nothing.
 */
export const claimPayment = async (
  db: Db,
  { id, token, isInReview = false, evenIfNotDue = false }: Claim,
): Promise<ClaimedPayment | undefined> => {
  const now = databaseNow(db);
  const row = await db
    .updateTable('payment')
    .set((eb) => ({
      state: 'verifying',
      lease_until: databaseNow(db, periods.lease),
      lease_token: token,
      // All tries, and those since the last return.
      attempts: eb('attempts', '+', 1),
      tries: eb('tries', '+', 1),
    }))
    .where('id', '=', id)
    .where('state', 'in', isInReview ? (['needs_review'] as const) : unsettledStates)
    .where('lease_until', '<=', now)
    .$if(!evenIfNotDue, (query) => query.where('next_try_at', '<=', now))
    .returningAll()
    .returning(sql<number>`${now} - created_at`.as('age'))
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    requestId: row.request_id,
    invoiceId: row.invoice_id,
    authority: row.authority ?? '',
    amountRial: row.amount_rial,
    looksPaid: row.looks_paid === 1,
    hasReturned: row.returned_at !== null,
    tries: row.tries,
    ageMs: row.age,
    token,
  };
};

/** A payer came back from the bank while the row was in a worker's hands: that set `tries` to 0. */
const hasJustReturned = sql<boolean>`(tries = 0 and looks_paid = 1)`;

/**
 * Puts a row back, to be taken again later; without `looksPaid` that hint stays. The payer may have come back in
 * the meantime: its columns decide to which state it goes, and an answer from before does not take that hint away.
 * Nothing happens when the lease was lost to another worker.
 */
export const releasePayment = async (
  db: Db,
  claimed: ClaimedPayment,
  { waitMs, looksPaid, reason }: { waitMs: number; looksPaid?: boolean | undefined; reason: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('payment')
    .set({
      state: sql<PaymentRowState>`case when returned_at is null then 'started' else 'returned' end`,
      ...(looksPaid === undefined
        ? {}
        : { looks_paid: sql<number>`case when ${hasJustReturned} then 1 else ${looksPaid ? 1 : 0} end` }),
      next_try_at: sql<number>`case when ${hasJustReturned} then next_try_at else ${databaseNow(db, waitMs)} end`,
      lease_until: 0,
      lease_token: '',
      reason,
    })
    .where('id', '=', claimed.id)
    .where('state', '=', 'verifying')
    .where('lease_token', '=', claimed.token)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Puts a row that was taken from review back there unchanged. */
export const restoreReview = async (
  trx: Db,
  claimed: Pick<ClaimedPayment, 'id' | 'token'>,
  reason: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('payment')
    .set({ state: 'needs_review', reason, lease_until: 0, lease_token: '' })
    .where('id', '=', claimed.id)
    .where('state', '=', 'verifying')
    .where('lease_token', '=', claimed.token)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export type PaymentEnd = {
  state: Extract<PaymentRowState, 'paid' | 'failed' | 'expired' | 'needs_review' | 'duplicate_paid'>;
  reason: PaymentReason | '';
  reference?: string | undefined;
  cardMasked?: string | undefined;
  /** Of money that counts: the number of its receipt, and what remained after it. */
  receipt?: { no: number; remainedRial: number } | undefined;
};

/**
 * Ends a payment that is in this worker's hands. Money that had arrived keeps the moment at which it did. False when
 * the lease was lost.
 */
export const endPayment = async (
  trx: Db,
  claimed: Pick<ClaimedPayment, 'id' | 'token'>,
  { state, reason, reference, cardMasked, receipt }: PaymentEnd,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('payment')
    .set({
      state,
      reason,
      lease_until: 0,
      lease_token: '',
      finished_at: sql<number>`case when ref_id is null then ${databaseNow(trx)} else finished_at end`,
      ...(reference === undefined ? {} : { ref_id: reference }),
      ...(cardMasked === undefined ? {} : { card_masked: cardMasked }),
      ...(receipt ? { receipt_no: receipt.no, remained_rial: receipt.remainedRial } : {}),
    })
    .where('id', '=', claimed.id)
    .where('state', '=', 'verifying')
    .where('lease_token', '=', claimed.token)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Whether this reference number is already another payment's. */
export const isReferenceTaken = async (trx: Db, reference: string, exceptId: number): Promise<boolean> => {
  const row = await trx
    .selectFrom('payment')
    .select('id')
    .where('ref_id', '=', reference)
    .where('id', '!=', exceptId)
    .executeTakeFirst();
  return row !== undefined;
};
