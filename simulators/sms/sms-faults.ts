import { z } from 'zod';
import { createFaultSwitch, lineFaultFields } from '../faults/fault-switch.ts';

/** `status` makes every call answer with that number of the vendor's own list, such as 418 for no credit. */
const smsFaults = z.strictObject({
  ...lineFaultFields,
  status: z.coerce.number().int().min(0).max(999).nullable().default(null),
});

export type SmsFaults = z.infer<typeof smsFaults>;

export const createSmsFaultSwitch = () => createFaultSwitch<SmsFaults>(smsFaults);
