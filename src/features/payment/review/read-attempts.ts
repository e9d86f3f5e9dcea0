import type { z } from 'zod';
import type { AttemptState, PaymentAttempt } from '#contract/office/calls/payment-calls.ts';
import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { writeBankWords, writePaymentReason } from '#contract/office/payment-words.ts';
import { requireStatusId } from '#contract/repair/statuses.ts';
import { findRequestByTrace } from '#features/requests/index.ts';
import { foldDigits } from '#kernel/fold-digits.ts';
import { tehranSpan } from '#kernel/tehran-day-range.ts';
import { toIso, toIsoOrNull } from '#kernel/to-iso.ts';
import type { Db } from '#storage/dialect.ts';
import { type PaymentRowState, pendingStates } from '#storage/payment-tables.ts';
import { askableStates, isRefundable, toAttemptState } from '../records/payment.rules.ts';
import {
  type AttemptFilter,
  type AttemptRow,
  countAttempts,
  countAttemptsInReview,
  findAttempt,
  listAttempts,
  listAttemptsInReview,
  listEventsOf,
} from './list-attempts.repository.ts';

type Attempt = z.infer<typeof PaymentAttempt>;
type State = z.infer<typeof AttemptState>;

/** More than these have never been open at once; the count shows when there are. */
const maxInReview = 200;

export const listPaymentsInReview = async (db: Db): Promise<Attempt[]> =>
  describe(db, await listAttemptsInReview(db, maxInReview));

type AttemptSearch = {
  state?: State | undefined;
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  page?: number | undefined;
  size?: number | undefined;
};

export const readAttempts = async (
  db: Db,
  { page = 1, size = 25, ...search }: AttemptSearch,
): Promise<{ total: number; items: Attempt[] }> => {
  const filter = await readFilter(db, search);
  const rows = await listAttempts(db, filter, { limit: size, offset: (page - 1) * size });
  return { total: await countAttempts(db, filter), items: await describe(db, rows) };
};

export const readAttempt = async (db: Db, id: number): Promise<Attempt> => {
  const row = await findAttempt(db, id);
  const [attempt] = row ? await describe(db, [row]) : [];
  if (!attempt) throw deskRefusal('unknown-payment');
  return attempt;
};

/** The API's `returned` is a refund; a row's `returned` is a payer who came back, and still pending. */
const statesByFilter: Record<Exclude<State, 'returned'>, readonly PaymentRowState[]> = {
  pending: pendingStates,
  paid: ['paid'],
  failed: ['failed', 'expired'],
  review: ['needs_review'],
  duplicate: ['duplicate_paid'],
};

const readFilter = async (db: Db, { state, q, from, to }: AttemptSearch): Promise<AttemptFilter> => ({
  ...(state === 'returned' ? { isRefunded: true } : {}),
  ...(state === undefined || state === 'returned'
    ? {}
    : { states: statesByFilter[state], isRefunded: false }),
  number: q?.trim() ? await readNumber(db, foldDigits(q).replace(/[\s-]/g, '')) : undefined,
  ...tehranSpan({ from, to }),
});

/** Two queries: one with `or` makes PostgreSQL read every payment. */
const readNumber = async (db: Db, typed: string) => ({
  reference: typed,
  requestId: (await findRequestByTrace(db, typed))?.id,
});

const describe = async (db: Db, rows: readonly AttemptRow[]): Promise<Attempt[]> => {
  const events = await listEventsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...toAttempt(row),
    bank:
      events
        .filter(({ payment_id }) => payment_id === row.id)
        .map(readBankAnswer)
        .find((answer) => answer !== null) ?? null,
  }));
};

/** How many payments wait for a person. */
export const countPaymentsInReview = (db: Db): Promise<number> => countAttemptsInReview(db);

const toAttempt = (row: AttemptRow): Omit<Attempt, 'bank'> => {
  const statusId = requireStatusId(row.status_id);
  const isRefunded = row.refunded_on !== null;
  const isWithdrawn = row.withdrawn_at !== null;
  return {
    id: row.id,
    state: isRefunded ? 'returned' : toAttemptState(row.state),
    traceNumber: row.trace_number,
    statusId,
    productName: row.product_name,
    centreName: row.asked_centre || row.centre_name,
    invoiceNumber: row.number,
    amountRial: row.amount_rial,
    reference: row.ref_id,
    cardMasked: row.card_masked,
    startedAt: toIso(row.created_at),
    finishedAt: toIsoOrNull(row.finished_at),
    reason: writePaymentReason(row.reason),
    returned:
      row.refunded_on === null ? null : { on: row.refunded_on, reference: row.refund_reference ?? '' },
    may: {
      ask: askableStates.some((state) => state === row.state),
      close: row.state === 'needs_review',
      return: !isRefunded && isRefundable(row.state, { statusId, isWithdrawn }),
    },
  };
};

type Answer = { outcome?: unknown; vendorCode?: unknown };

/** The gateway's answer in an event; null when none came. */
const readBankAnswer = ({ at, detail }: { at: number; detail: string }): Attempt['bank'] => {
  const answered = JSON.parse(detail) as { verify?: Answer; inquiry?: Answer };
  const answers = [answered.inquiry, answered.verify].filter((one) => one !== undefined);
  const answer = answers.find(({ outcome, vendorCode }) => {
    const isSilence = outcome === 'unknown' || outcome === 'retryLater';
    return typeof outcome === 'string' && (!isSilence || typeof vendorCode === 'number');
  });
  if (!answer) return null;
  const vendorCode = typeof answer.vendorCode === 'number' ? answer.vendorCode : undefined;
  return {
    code: vendorCode ?? null,
    words: writeBankWords({ vendorCode, outcome: String(answer.outcome) }),
    at: toIso(at),
  };
};
