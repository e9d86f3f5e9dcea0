import { z } from 'zod';
import { billBounds } from '#contract/repair/bill.ts';
import { priceTexts } from '#web/texts/office/desk-settings.ts';

const { faults } = priceTexts;

export const PriceValues = z.object({
  code: z.string().trim().min(1, faults.code).max(40, faults.code),
  title: z.string().trim().min(2, faults.title).max(200, faults.title),
  kind: z.enum(['part', 'work', 'travel']),
  unitRial: z
    .number()
    .nullable()
    .transform((value, context) => {
      if (value !== null && Number.isInteger(value) && value >= 0 && value <= billBounds.unitRial.max)
        return value;
      context.addIssue({ code: 'custom', message: faults.unit });
      return z.NEVER;
    }),
  isUsed: z.boolean(),
});
