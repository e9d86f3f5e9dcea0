import { z } from 'zod';
import type { Checklist } from '#contract/repair/service-report.ts';
import { toPersianDigits } from '#kernel/fold-digits.ts';
import { readDecimal } from '#kernel/read-decimal.ts';
import { checklistTexts as texts } from '#web/texts/office/checklists.ts';
import { wholeNumber } from '../../ui/fields/whole-number.rules.ts';

const maxDecimals = 6;
/** A limit as typed; empty is none. */
const limit = z.string().transform((typed, context) => {
  if (typed.trim() === '') return null;
  const read = readDecimal(typed, maxDecimals);
  if (!('fault' in read)) return read.value;
  context.addIssue({ code: 'custom', message: texts.limitFault });
  return z.NEVER;
});

const Reading = z
  .object({
    title: z.string().trim().min(1, texts.titleFault).max(120, texts.titleFault),
    unit: z.string().trim().max(20, texts.unitFault),
    least: limit,
    most: limit,
    decimals: wholeNumber(0, maxDecimals, texts.decimalsFault),
  })
  .refine((one) => one.least === null || one.most === null || one.least <= one.most, {
    path: ['most'],
    message: texts.limitsTurned,
  });

/** A checklist as it is typed: one task a line. */
export const ChecklistValues = z.object({
  productName: z.string().trim().min(2, texts.productFault).max(200, texts.productFault),
  tasks: z.string().transform((text, context) => {
    const titles = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    if (titles.length <= 60 && titles.every(({ length }) => length <= 200))
      return titles.map((title) => ({ title }));
    context.addIssue({ code: 'custom', message: texts.tasksFault });
    return z.NEVER;
  }),
  readings: z.array(Reading).max(100),
});
export type ChecklistTyped = z.input<typeof ChecklistValues>;

const toTyped = (value: number | null): string =>
  value === null ? '' : toPersianDigits(value).replace('.', '٫').replace('-', '\u2212');

export const toChecklistValues = (
  stored: (Checklist & { productName: string }) | undefined,
): ChecklistTyped => ({
  productName: stored?.productName ?? '',
  tasks: (stored?.tasks ?? []).map(({ title }) => title).join('\n'),
  readings: (stored?.readings ?? []).map((one) => ({
    ...one,
    least: toTyped(one.least),
    most: toTyped(one.most),
  })),
});
