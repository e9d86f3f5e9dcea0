import { z } from 'zod';

/**
 * A whole number inside a path or a query, as plain digits. The bounds are those of the number, and the OpenAPI
 * document describes it as one.
 *
 * @example const PathId = wireInteger(0, 999_999_999);
 */
export const wireInteger = (min: number, max: number): z.ZodType<number, number | string> =>
  z
    .string()
    .regex(/^(0|[1-9]\d{0,8})$/, 'digits only')
    .transform(Number)
    .pipe(z.int().min(min).max(max));
