import { z } from 'zod';

/** What the address of the price list keeps. */
export const PriceSearch = z.object({ q: z.string().max(200).optional() });
