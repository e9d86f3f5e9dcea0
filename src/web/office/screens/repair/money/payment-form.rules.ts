import { z } from 'zod';
import { foldDigits } from '#kernel/fold-digits.ts';
import { recordPaymentTexts } from '#web/texts/office/bill.ts';

export const handMethods = ['cash', 'card', 'transfer'] as const;
export type HandMethod = (typeof handMethods)[number];

/** Card reader and transfer have a number that proves them; cash may have one. */
export const PaymentValues = z
  .object({
    method: z.enum(handMethods),
    /** Empty is all that remains. */
    amountRial: z.number().nullable(),
    reference: z.string().max(60),
    overrideReason: z.string().max(500, recordPaymentTexts.overrideHint),
  })
  .superRefine(({ method, reference }, context) => {
    if (method === 'cash') return;
    const tidy = foldDigits(reference).replace(/[\s-]/g, '');
    const message =
      tidy === ''
        ? recordPaymentTexts.referenceNeeded
        : /^[\p{L}\p{N}]{4,30}$/u.test(tidy)
          ? undefined
          : recordPaymentTexts.referenceWrong;
    if (message) context.addIssue({ code: 'custom', path: ['reference'], message });
  });
