import { z } from 'zod';
import { billBounds } from '#contract/repair/bill.ts';
import { priceTexts } from '#web/texts/office/desk-settings.ts';
import { wholeNumber } from '../../ui/fields/whole-number.rules.ts';

const { faults } = priceTexts;

export const PriceValues = z.object({
  code: z.string().trim().min(1, faults.code).max(40, faults.code),
  title: z.string().trim().min(2, faults.title).max(200, faults.title),
  kind: z.enum(['part', 'work', 'travel']),
  unitRial: wholeNumber(0, billBounds.unitRial.max, faults.unit),
  isUsed: z.boolean(),
});
