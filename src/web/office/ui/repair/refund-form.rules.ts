import { z } from 'zod';
import { paymentListTexts } from '#web/texts/office/payments.ts';

/** When money was given back, and the transfer's number. */
export const RefundValues = z.object({
  date: z.string({ error: paymentListTexts.needDate }).min(1, paymentListTexts.needDate),
  reference: z.string().trim().min(1, paymentListTexts.needReference).max(60),
});
