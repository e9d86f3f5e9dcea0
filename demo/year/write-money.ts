import { addUpBill } from '#contract/repair/bill.ts';
import { dayMs, minuteMs } from '#kernel/durations.ts';
import type { Db } from '#storage/dialect.ts';
import type { Story } from './story.ts';
import { insertRows, readEstimateIds, readInvoiceIds, readPaymentIds } from './year.repository.ts';

export type StoredStory = { story: Story; id: number; staffName: string };

/** Estimates with their lines and answers. */
export const writeEstimates = async (trx: Db, stories: readonly StoredStory[]): Promise<void> => {
  const rows = stories.flatMap(({ story: { estimate }, id, staffName }) => {
    if (!estimate) return [];
    const bill = addUpBill({ lines: estimate.lines, discountRial: 0, taxTenths: 0 });
    const { answer } = estimate;
    const state = !answer ? 'sent' : answer.isAccepted ? 'accepted' : 'declined';
    return [
      {
        lines: estimate.lines,
        row: {
          request_id: id,
          version: 1,
          state: state as 'sent' | 'accepted' | 'declined',
          sum_rial: bill.sumRial,
          discount_rial: 0,
          tax_tenths: 0,
          tax_rial: 0,
          payable_rial: bill.payableRial,
          note: '',
          sent_at: estimate.sentAt,
          staff_id: null,
          staff_name: staffName,
          answer: answer ? (answer.isAccepted ? ('accepted' as const) : ('declined' as const)) : null,
          answered_at: answer?.at ?? null,
          answered_by: answer ? ('customer' as const) : null,
          answer_staff_id: null,
          answer_staff_name: '',
          answer_reason: answer?.reason ?? '',
        },
      },
    ];
  });
  await insertRows(
    trx,
    'estimate',
    rows.map(({ row }) => row),
  );
  const ids = await readEstimateIds(
    trx,
    rows.map(({ row }) => row.request_id),
  );
  const lines = rows.flatMap(({ row, lines }) =>
    lines.map(({ code = '', title, quantity, unitRial }, position) => ({
      estimate_id: ids.get(row.request_id) ?? 0,
      position,
      code,
      title,
      quantity,
      unit_rial: unitRial,
      discount_rial: 0,
      tax_rial: 0,
    })),
  );
  await insertRows(trx, 'estimate_line', lines);
};

const addUpInvoice = ({ lines, isFree, discountRial }: NonNullable<Story['invoice']>) => {
  const sum = lines.reduce((total, { quantity, unitRial }) => total + quantity * unitRial, 0);
  return addUpBill({ lines, discountRial: isFree ? sum : discountRial, taxTenths: 0 });
};

/** What the bank calls a payment of this request. */
export const makeReference = (id: number): string => String(70_000_000_000 + id * 7_919);

/** Invoices with their lines, and the money that came for them by every way. */
export const writeInvoices = async (trx: Db, stories: readonly StoredStory[]): Promise<void> => {
  const invoiced = stories.flatMap(({ story, id, staffName }) =>
    story.invoice
      ? [
          {
            invoice: story.invoice,
            id,
            staffName,
            number: `${story.traceNumber}-1`,
            isDue: story.moves.at(-1)?.to === 3,
          },
        ]
      : [],
  );
  // One bill is larger than one online payment, and partly paid.
  const large = invoiced.find(({ invoice, isDue }) => isDue && !invoice.trouble && !invoice.isFree);
  if (large)
    large.invoice = {
      ...large.invoice,
      discountRial: 0,
      lines: [{ title: 'برد اصلی دستگاه', quantity: 1, unitRial: 1_850_000_000 }],
    };
  const rows = invoiced.map(({ invoice, id, staffName, number }) => {
    const bill = addUpInvoice(invoice);
    const { paid } = invoice;
    const isOnline = paid?.by === 'online';
    return {
      request_id: id,
      number,
      issued_at: invoice.issuedAt,
      sum_rial: bill.sumRial,
      discount_rial: bill.discountRial,
      payable_rial: bill.payableRial,
      is_free: invoice.isFree ? 1 : 0,
      reason: invoice.isFree ? 'تعمیر در گارانتی است.' : '',
      staff_name: staffName,
      payment_state: paid
        ? ('paid' as const)
        : invoice.trouble === 'review'
          ? ('review' as const)
          : ('due' as const),
      paid_by: paid?.by ?? null,
      paid_reference: paid && paid.by !== 'free' && paid.by !== 'cash' ? makeReference(id) : null,
      card_masked: isOnline ? `603799******${1_000 + (id % 9_000)}` : null,
      paid_at: paid?.at ?? null,
      withdrawn_at: null,
    };
  });
  await insertRows(trx, 'invoice', rows);
  const ids = await readInvoiceIds(
    trx,
    rows.map(({ request_id }) => request_id),
  );
  await insertRows(
    trx,
    'invoice_line',
    invoiced.flatMap(({ invoice, id }) => {
      const { shares } = addUpInvoice(invoice);
      return invoice.lines.map(({ title, quantity, unitRial }, position) => ({
        invoice_id: ids.get(id) ?? 0,
        position,
        title,
        quantity,
        unit_rial: unitRial,
        discount_rial: shares[position]?.discountRial ?? 0,
        tax_rial: 0,
      }));
    }),
  );
  const money = invoiced.map(({ invoice, id, staffName }, at) => ({
    invoice,
    staffName,
    requestId: id,
    invoiceId: ids.get(id) ?? 0,
    amount: rows[at]?.payable_rial ?? 0,
  }));
  await insertRows(trx, 'hand_payment', money.flatMap(toHandPayment));
  const part = money.find(({ requestId }) => requestId === large?.id);
  if (part) await insertRows(trx, 'hand_payment', toParts(part));
  await insertRows(trx, 'payment', money.flatMap(toAttempts));
  const attempts = await readPaymentIds(
    trx,
    rows.map(({ request_id }) => request_id),
  );
  await insertRows(trx, 'payment_event', attempts.flatMap(toEvents));
};

type Money = {
  invoice: NonNullable<Story['invoice']>;
  staffName: string;
  requestId: number;
  invoiceId: number;
  amount: number;
};

const toHandPayment = ({ invoice: { paid }, staffName, requestId, invoiceId, amount }: Money) => {
  if (!paid || paid.by === 'online') return [];
  const reference = paid.by === 'card' || paid.by === 'transfer' ? makeReference(requestId) : null;
  return [
    {
      request_id: requestId,
      invoice_id: invoiceId,
      method: paid.by,
      reference,
      reference_key: reference,
      amount_rial: amount,
      at: paid.at,
      staff_id: null,
      staff_name: staffName,
      struck_at: null,
      struck_reason: '',
      receipt_no: 1,
      remained_rial: 0,
    },
  ];
};

/** Two parts of what the large bill comes to. */
const toParts = ({ staffName, requestId, invoiceId, amount, invoice }: Money) => {
  const shared = {
    request_id: requestId,
    invoice_id: invoiceId,
    staff_id: null,
    staff_name: staffName,
    struck_at: null,
    struck_reason: '',
  };
  const reference = makeReference(requestId);
  return [
    {
      ...shared,
      method: 'transfer' as const,
      reference,
      reference_key: reference,
      amount_rial: 400_000_000,
      at: invoice.issuedAt + 60 * minuteMs,
      receipt_no: 1,
      remained_rial: amount - 400_000_000,
    },
    {
      ...shared,
      method: 'cash' as const,
      reference: null,
      reference_key: null,
      amount_rial: 200_000_000,
      at: invoice.issuedAt + 120 * minuteMs,
      receipt_no: 2,
      remained_rial: amount - 600_000_000,
    },
  ];
};

/** In the words that the payment itself would have left. */
const reasons = {
  paid: '',
  failed: '',
  needs_review: 'no clear answer within 72 hours',
  duplicate_paid: 'the invoice was already paid',
} as const;

const toAttempts = ({ invoice, requestId, invoiceId, amount }: Money) => {
  const attempt = (nth: number, state: 'paid' | 'failed' | 'needs_review' | 'duplicate_paid', at: number) => {
    const hasMoney = state === 'paid' || state === 'duplicate_paid';
    const isRefunded = state === 'duplicate_paid' && invoice.trouble === 'refunded';
    return {
      request_id: requestId,
      invoice_id: invoiceId,
      amount_rial: amount,
      currency: 'IRR' as const,
      state,
      authority: `A${String(requestId * 10 + nth).padStart(35, '0')}`,
      ref_id: hasMoney ? `${makeReference(requestId)}${state === 'paid' ? '' : '2'}` : null,
      card_masked: hasMoney ? `603799******${1_000 + (requestId % 9_000)}` : null,
      looks_paid: state === 'failed' ? 0 : 1,
      returned_at: at - minuteMs / 2,
      attempts: 1,
      tries: 1,
      next_try_at: at,
      lease_until: 0,
      lease_token: '',
      reason: reasons[state],
      created_at: at - 4 * minuteMs,
      started_at: at - 4 * minuteMs + 800,
      finished_at: at,
      refunded_on: isRefunded ? new Date(at + 3 * dayMs).toISOString().slice(0, 10) : null,
      refund_reference: isRefunded ? makeReference(requestId + 1) : null,
      refunded_at: isRefunded ? at + 3 * dayMs : null,
      receipt_no: state === 'paid' ? 1 : null,
      remained_rial: state === 'paid' ? 0 : null,
    };
  };
  const { paid, failedAttemptAt, trouble, issuedAt } = invoice;
  return [
    ...(failedAttemptAt !== undefined && paid ? [attempt(1, 'failed', failedAttemptAt)] : []),
    ...(paid?.by === 'online' ? [attempt(2, 'paid', paid.at)] : []),
    ...(paid?.by === 'online' && (trouble === 'duplicate' || trouble === 'refunded')
      ? [attempt(3, 'duplicate_paid', paid.at + 3 * minuteMs)]
      : []),
    ...(trouble === 'review' && !paid ? [attempt(4, 'needs_review', issuedAt + 20 * minuteMs)] : []),
  ];
};

const toEvents = ({ id, state, at }: { id: number; state: string; at: number }) => {
  const event = (
    kind: string,
    actor: 'customer' | 'browser' | 'reconciler',
    when: number,
    detail = '{}',
  ) => ({
    payment_id: id,
    at: when,
    actor,
    kind,
    detail,
  });
  return [
    event('created', 'customer', at - 4 * minuteMs),
    event('started', 'customer', at - 4 * minuteMs + 800),
    event(state === 'failed' ? 'returned-not-ok' : 'returned-ok', 'browser', at - minuteMs / 2),
    event(state, 'browser', at),
  ];
};
