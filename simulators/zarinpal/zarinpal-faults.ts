import { z } from 'zod';
import { createFaultSwitch, lineFaultFields, switchField } from '../faults/fault-switch.ts';

export const paymentMethods = [
  'request',
  'verify',
  'inquiry',
  'unVerified',
  'reverse',
  'feeCalculation',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

const methodName = z.enum(paymentMethods);

const zarinpalFaults = z.strictObject({
  ...lineFaultFields,
  /** Answers every call with this code, such as -12. */
  code: z.coerce.number().int().nullable().default(null),
  /** The methods that suffer; none named means all. */
  only: z.union([z.array(methodName), methodName.transform((name) => [name])]).default([]),
  /** Codes as text: "100". */
  stringCodes: switchField,
  /** What empty `data` looks like in a refusal. */
  emptyData: z.enum(['array', 'object']).default('array'),
  /** HTTP 200 under refusals, too. */
  okForErrors: switchField,
  /** The payer's return comes twice: once from the browser, once more from elsewhere. */
  doubleCallback: switchField,
  /** The pay button takes no money and still returns with `Status=OK`. */
  forgedOk: switchField,
});

export type ZarinpalFaults = z.infer<typeof zarinpalFaults>;

export const createZarinpalFaultSwitch = () => createFaultSwitch<ZarinpalFaults>(zarinpalFaults);
