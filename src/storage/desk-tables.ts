import type { Generated } from 'kysely';

export type PriceKind = 'part' | 'work' | 'travel';

export type PriceItemRow = {
  id: Generated<number>;
  code: string;
  /** Folded, for finding the same code however it is typed. */
  code_key: string;
  title: string;
  kind: PriceKind;
  unit_rial: number;
  is_used: number;
  search_text: string;
  rev: number;
};

export type EstimateRow = {
  id: Generated<number>;
  request_id: number;
  version: number;
  state: 'sent' | 'accepted' | 'declined' | 'replaced';
  sum_rial: number;
  discount_rial: number;
  /** Tenths of a percent. */
  tax_tenths: number;
  tax_rial: number;
  payable_rial: number;
  note: string;
  sent_at: number;
  staff_id: number | null;
  staff_name: string;
  /** Kept although a later estimate has replaced this one. */
  answer: 'accepted' | 'declined' | null;
  answered_at: number | null;
  answered_by: 'customer' | 'desk' | null;
  answer_staff_id: number | null;
  answer_staff_name: string;
  answer_reason: string;
};

export type EstimateLineRow = {
  id: Generated<number>;
  estimate_id: number;
  position: number;
  code: string;
  title: string;
  quantity: number;
  unit_rial: number;
  /** Share of the discount and tax of this line; null on those whose tax was rounded as a whole. */
  discount_rial: Generated<number | null>;
  tax_rial: Generated<number | null>;
};

/** Money taken by the desk itself. Struck ones stay. */
export type HandPaymentRow = {
  id: Generated<number>;
  request_id: number;
  invoice_id: number;
  method: 'cash' | 'card' | 'transfer' | 'free';
  reference: string | null;
  /** Folded; null where a method needs none, and then nothing is compared. */
  reference_key: string | null;
  amount_rial: number;
  at: number;
  staff_id: number | null;
  staff_name: string;
  struck_at: number | null;
  struck_reason: string;
  /** Its place among the request's payments, and what remained to be paid after it. */
  receipt_no: Generated<number | null>;
  remained_rial: Generated<number | null>;
};

/** An online payment that was given back and does not count for its request any more. */
type StruckPaymentRow = { payment_id: number; at: number; reason: string };

/** Money of a request's credit that was given back. */
export type CreditReturnRow = {
  id: Generated<number>;
  request_id: number;
  amount_rial: number;
  /** `YYYY-MM-DD`, the day on which it went back, and the bank's reference of that. */
  day: string;
  reference: string;
  at: number;
  staff_id: number | null;
  staff_name: string;
};

/** Written by staff for staff; nothing that a customer can reach reads this table. */
type RepairNoteRow = {
  id: Generated<number>;
  request_id: number;
  at: number;
  staff_id: number | null;
  staff_name: string;
  text: string;
};

export type IntakeRow = {
  request_id: number;
  condition: 'sound' | 'hit' | 'incomplete';
  /** JSON: `[{ name, count }]`. */
  accessories: string;
  remark: string;
  at: number;
  staff_name: string;
};

export type IntakePhotoRow = {
  id: Generated<number>;
  request_id: number;
  /** Name in the folder of intake photos: a hash of the picture. */
  file: string;
  width: number;
  height: number;
  bytes: number;
  at: number;
  staff_name: string;
  /** Of the device as it came, of the service report, or both. */
  is_of_intake: Generated<number>;
  is_of_report: Generated<number>;
  /** A photo of the report that the customer sees. */
  is_for_customer: Generated<number>;
};

/** A parcel with a device: `in` as the customer wrote it, `out` as the desk sent it. */
export type ParcelRow = {
  request_id: number;
  direction: 'in' | 'out';
  is_by_hand: number;
  carrier: string;
  number: string;
  number_key: string;
  at: number;
};

export type SmsState = 'queued' | 'sent' | 'delivered' | 'undelivered' | 'unknown' | 'cancelled';

/** One SMS to a device's owner. The text has a mark where the tracking link stands; codes have no text. */
export type SmsMessageRow = {
  id: Generated<number>;
  sold_product_id: number;
  request_id: number | null;
  log_id: number | null;
  kind: string;
  text: string;
  once_key: string;
  state: SmsState;
  /** Why it did not arrive, as a code. */
  reason: string;
  queued_at: number;
  sent_at: number | null;
  /** When the provider last answered. */
  told_at: number | null;
  provider: string;
  provider_id: string;
  /** When the provider is to be asked next; null when there is nothing more to learn. */
  next_look_at: number | null;
  looks: number;
  staff_name: string;
  /** Since when a provider that does not recognize repeats has it, with no answer so far. */
  handed_at: number | null;
};

/** The targets that stood from then on. */
type TargetChangeRow = {
  id: Generated<number>;
  at: number;
  registered: number;
  visit: number;
  received: number;
  paid: number;
  whole: number;
};

export type DeskTables = {
  target_change: TargetChangeRow;
  repair_word: { word: string; request_id: number };
  price_item: PriceItemRow;
  estimate: EstimateRow;
  estimate_line: EstimateLineRow;
  hand_payment: HandPaymentRow;
  credit_return: CreditReturnRow;
  struck_payment: StruckPaymentRow;
  repair_note: RepairNoteRow;
  intake: IntakeRow;
  intake_photo: IntakePhotoRow;
  parcel: ParcelRow;
  sms_message: SmsMessageRow;
  desk_setting: { id: number; document: string; rev: number };
  company_setting: { id: number; document: string; rev: number };
  holiday: { day: string; name: string };
};
