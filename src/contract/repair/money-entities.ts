import { z } from 'zod';
import { parties } from './additions.ts';

/** An instant in ISO form, UTC. */
const instant = z.string();

/** A whole number of rials. */
export const rial = z.int().min(0);

export const InvoiceLine = z.object({
  title: z.string(),
  quantity: z.int().min(1),
  unitRial: rial,
  totalRial: rial,
  /** The line's share of the discount and its tax; null on bills whose tax was rounded as a whole. */
  discountRial: rial.nullish(),
  taxRial: rial.nullish(),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

export const Invoice = z.object({
  number: z.string(),
  issuedAt: instant,
  lines: z.array(InvoiceLine),
  sumRial: rial,
  discountRial: rial,
  /** In percent, with one decimal at most. */
  taxPercent: z.number().min(0).max(25),
  taxRial: rial,
  /** Why it is above the accepted estimate, or free; empty when there is nothing to say. */
  reason: z.string(),
  /** What is to be paid; the same as `fJameKolleFactorBaTakhfif`. */
  payableRial: rial,
  ...parties,
});
export type Invoice = z.infer<typeof Invoice>;

export const paymentMethods = ['online', 'cash', 'card', 'transfer', 'free'] as const;

/** How the invoice of a request stands. `pending`: a payment was begun and its end is not yet known. */
export const PaymentState = z.object({
  state: z.enum(['none', 'due', 'pending', 'paid', 'review']),
  method: z.enum(paymentMethods).nullable(),
  reference: z.string().nullable(),
  cardMasked: z.string().nullable(),
  paidAt: instant.nullable(),
  /** `YYYY-MM-DD`, when money that was paid online was given back last; null when none was. */
  returnedOn: z.string().nullable(),
});
export type PaymentState = z.infer<typeof PaymentState>;

/** Money that counts for a request. */
export const CountedPayment = z.object({
  /** Of its receipt: the trace number and its place among the request's payments. */
  number: z.string(),
  method: z.enum(paymentMethods),
  amountRial: rial,
  at: instant,
  reference: z.string().nullable(),
  cardMasked: z.string().nullable(),
  /** What remained to be paid after it. */
  remainedRial: rial,
});
export type CountedPayment = z.infer<typeof CountedPayment>;

export const PayData = z.object({ paymentUrl: z.string() });
export type PayData = z.infer<typeof PayData>;

/**
 * How a payment stands. `pending`: the gateway has not answered yet, so nobody should pay again. `review`: a person of
 * the company looks at it. `duplicate`: the invoice was paid before, this money goes back. No personal data: everyone
 * who has the address of the return may read it.
 */
export const VerifyPaymentData = z.object({
  state: z.enum(['paid', 'failed', 'pending', 'review', 'duplicate']),
  /** The payer's reference number at the bank, once money was taken. */
  reference: z.string().nullable(),
  amountRial: rial,
  paidAt: instant.nullable(),
  /** `YYYY-MM-DD`, once the company has given the money back. */
  returnedOn: z.string().nullable(),
  /** How the invoice stands now: it may have been settled another way, or withdrawn. */
  invoiceState: z.enum(['due', 'settled', 'withdrawn']).default('due'),
  /** What remains of the invoice now. */
  remainingRial: rial.default(0),
  fCode: z.string(),
});
export type VerifyPaymentData = z.infer<typeof VerifyPaymentData>;
