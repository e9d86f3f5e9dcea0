import type { ColumnType, Generated } from 'kysely';

export type RepairRequestRow = {
  id: Generated<number>;
  sold_product_id: number;
  trace_number: string;
  status_id: number;
  issue_description: string;
  /** 0 when the centre is the one on the sold product. */
  centre_id: number;
  centre_name: string;
  /** The rest of the chosen centre as it was then; empty while the centre is the device's own. */
  centre_manager: Generated<string>;
  centre_province: Generated<string>;
  centre_city: Generated<string>;
  centre_address: Generated<string>;
  repair_in_place: number;
  sender_address: string;
  is_returned_unrepaired: number;
  registered_at: number;
  changed_at: number;
  /** Since when it stands where it does: the last change of its status or of its estimate's state. */
  stood_since: Generated<number>;
  /** The person of the staff who is responsible; null while nobody is. */
  assignee_id: Generated<number | null>;
  /** Of somebody who called or came to the counter; it gets no SMS. Empty when the portal registered it. */
  caller_phone: Generated<string>;
  /** JSON: the buyer of this request, where it is another than the centre's. */
  buyer: Generated<string | null>;
  estimate_state: Generated<'none' | 'sent' | 'accepted' | 'declined'>;
  /** Who has to act next; the database works it out. */
  waits_for: ColumnType<'us' | 'customer' | 'nobody', never, never>;
  /** The centre it is for, its product and the end of its warranty; the database keeps them as the device has them. */
  of_centre: ColumnType<number, never, never>;
  of_product: ColumnType<string, never, never>;
  of_warranty: ColumnType<string | null, never, never>;
};

export type RepairLogRow = {
  id: Generated<number>;
  request_id: number;
  kind: 'status' | 'note' | 'edit' | 'address';
  from_status: number | null;
  to_status: number;
  at: number;
  actor: string;
  note: string | null;
  /** Who of the staff it was; the name stays whatever becomes of the account. */
  staff_id: Generated<number | null>;
  staff_name: Generated<string>;
};

export type PaidBy = 'online' | 'cash' | 'card' | 'transfer' | 'free';

export type InvoiceRow = {
  id: Generated<number>;
  request_id: number;
  number: string;
  issued_at: number;
  /** What the lines and the tax come to. */
  sum_rial: number;
  discount_rial: number;
  /** Tenths of a percent, as they stood when it was issued. */
  tax_tenths: Generated<number>;
  tax_rial: Generated<number>;
  payable_rial: number;
  /** Why it is above the accepted estimate, or free; the customer reads it. */
  reason: Generated<string>;
  is_free: Generated<number>;
  staff_name: Generated<string>;
  payment_state: 'due' | 'pending' | 'paid' | 'review';
  paid_by: Generated<PaidBy | null>;
  paid_reference: string | null;
  card_masked: string | null;
  paid_at: number | null;
  /** Set when the desk took the invoice back; a request has at most one that stands. */
  withdrawn_at: number | null;
  /** JSON, as they were when it was issued; null on older ones. */
  seller: Generated<string | null>;
  buyer: Generated<string | null>;
};

export type InvoiceLineRow = {
  id: Generated<number>;
  invoice_id: number;
  position: number;
  /** The price list's, empty when the line was typed. */
  code: Generated<string>;
  title: string;
  quantity: number;
  unit_rial: number;
  /** Share of the discount and tax of this line; null on those whose tax was rounded as a whole. */
  discount_rial: Generated<number | null>;
  tax_rial: Generated<number | null>;
};

export type SurveyRow = {
  request_id: number;
  rating: number | null;
  text: string;
  at: number;
};

export type RepairTables = {
  repair_request: RepairRequestRow;
  repair_log: RepairLogRow;
  /** The moves that the database lets a request make; written from the one table of statuses at every start. */
  repair_move: { from_status: number; to_status: number };
  invoice: InvoiceRow;
  invoice_line: InvoiceLineRow;
  survey: SurveyRow;
};
