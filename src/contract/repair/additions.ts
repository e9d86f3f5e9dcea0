import { z } from 'zod';
import { minuteMs } from '#kernel/durations.ts';

/** What the customer may add to a request beyond its words. */

/** The declaration's text today; what was declared is kept as it was then. */
export const decontaminationText =
  'این دستگاه از هرگونه نمونه و مادهٔ زیستی و شیمیایی پاک‌سازی و سپس ضدعفونی شده است و جابه‌جایی و تعمیر آن خطری ندارد.';

const instant = z.string();

/** A photo of the fault; its picture is at `Photo?id=`. */
export const FaultPhoto = z.object({ id: z.string(), width: z.int(), height: z.int(), at: instant });
export type FaultPhoto = z.infer<typeof FaultPhoto>;

export const Decontamination = z.object({ text: z.string(), name: z.string(), at: instant });
export type Decontamination = z.infer<typeof Decontamination>;

export const Parcel = z.object({
  carrier: z.string(),
  number: z.string(),
  /** Handed over in person: there is neither carrier nor number. */
  isHandedOver: z.boolean(),
  /** Where the carrier shows it; null when none is known, and for parcels to the company. */
  trackingUrl: z.string().nullish(),
  at: instant,
});
export type Parcel = z.infer<typeof Parcel>;

/** The parcel the customer sent, and the one the company sent back. */
export const Parcels = z.object({ toCompany: Parcel.nullable(), toCustomer: Parcel.nullable() });
export type Parcels = z.infer<typeof Parcels>;

/** In what condition a device came, and what came with it, as the desk wrote it down. */
export const IntakeFacts = z.object({
  condition: z.enum(['sound', 'hit', 'incomplete']),
  accessories: z.array(z.object({ name: z.string(), count: z.int() })),
  remark: z.string(),
});
export type IntakeFacts = z.infer<typeof IntakeFacts>;

/** Seller or buyer as a paper names them; what is empty is left out. */
export const Party = z.object({
  name: z.string(),
  nationalId: z.string(),
  economicNumber: z.string(),
  postalCode: z.string(),
  address: z.string(),
});

/** Who sells and who buys. The buyer is null where nobody is known, or where it is not the reader's to know. */
export const parties = { seller: Party.nullish(), buyer: Party.nullish() } as const;

/** So long after accepting an estimate the customer may still take it back, unless an invoice was issued. */
export const takeBackMs = 15 * minuteMs;

/** What the repair will cost, for the customer's yes or no. Amounts are whole rials. */
export const Estimate = z.object({
  version: z.int(),
  state: z.enum(['sent', 'accepted', 'declined']),
  lines: z.array(
    z.object({
      title: z.string(),
      quantity: z.int(),
      unitRial: z.int(),
      totalRial: z.int(),
      /** As on an invoice. */
      discountRial: z.int().nullish(),
      taxRial: z.int().nullish(),
    }),
  ),
  sumRial: z.int(),
  discountRial: z.int(),
  taxRial: z.int(),
  payableRial: z.int(),
  note: z.string(),
  sentAt: instant,
  answeredAt: instant.nullable(),
  /** Until when an acceptance can be taken back, by declining the same version; null when it never can. */
  takeBackUntil: instant.nullish(),
  ...parties,
});
export type Estimate = z.infer<typeof Estimate>;
