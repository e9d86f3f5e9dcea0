import { z } from 'zod';

/**
 * The value of a `NumberField` that may not stay empty: whole and within bounds.
 *
 * @example z.object({ days: wholeNumber(0, 60, texts.daysFault) })
 */
export const wholeNumber = (min: number, max: number, message: string) =>
  z
    .number(message)
    .nullable()
    .transform((value, context) => {
      if (value !== null && Number.isInteger(value) && value >= min && value <= max) return value;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
