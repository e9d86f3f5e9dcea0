import type { ColumnType, Generated } from 'kysely';

export type CentreRow = {
  id: number;
  name: string;
  manager_name: string;
  province: string;
  city: string;
  address: string;
  /** Folded name, city and province, so that a search matches however it is typed. */
  search_text: string;
  /** Grows with every change; an edit from an older copy is refused. */
  rev: Generated<number>;
  /** Folded name and city: centres that share it are likely one. */
  twin_key: Generated<string>;
  /** 1 when another centre has the same; the database keeps it. */
  has_twin: ColumnType<number, never, never>;
  /** JSON: who accounting knows it as, where that is known. */
  buyer: Generated<string | null>;
};

/** The number of a centre that was merged into another, which it means since. */
export type MergedCentreRow = { id: number; centre_id: number; name: string; at: number };

/** Somebody who speaks for a centre: proof of this mobile opens the centre's devices. */
export type CentreContactRow = {
  id: Generated<number>;
  centre_id: number;
  name: string;
  mobile: string;
  /** 0 when only the devices of `centre_contact_device` are meant. */
  has_all_devices: number;
  added_at: number;
  /** Since when it counts; null after a merge, until somebody confirms it. */
  counts_from: number | null;
};

/** A device as the company sold it. */
export type SoldProductRow = {
  id: Generated<number>;
  serial_number: string;
  /** The serial without letter case, spaces, dashes and slashes: what is compared. */
  serial_key: string;
  invoice_number: string;
  product_name: string;
  centre_id: number;
  centre_name: string;
  centre_manager: string;
  province: string;
  city: string;
  /** `YYYY-MM-DD`. */
  owned_since: string | null;
  /** `09…`; null when the company knows none, and then no code can be sent. */
  mobile: string | null;
  address: string;
  /** `YYYY-MM-DD`, the last day that is covered. */
  warranty_until: Generated<string | null>;
  /** Grows with every change; an edit from an older copy is refused. */
  rev: Generated<number>;
  /** When its owner last changed: what was registered before it is another's. */
  owner_changed_at: Generated<number | null>;
};

/** A label stuck on a device. Only the hash of its token is here. */
export type DeviceLabelRow = {
  sold_product_id: number;
  number: number;
  token_hash: string;
  created_at: number;
  revoked_at: number | null;
};

/** What a device had that was deleted not long ago. */
export type DeletedDeviceRow = Pick<SoldProductRow, 'serial_key' | 'product_name' | 'mobile'> & {
  warranty_until: string | null;
  deleted_at: number;
};

/** A code on its way: bound to one browser by the token and to one device, or to a mobile. The code itself is nowhere. */
export type CodeChallengeRow = {
  id: string;
  token_hash: string;
  /** Null for a code that proves a mobile. */
  sold_product_id: number | null;
  serial_key: string;
  mobile: string;
  /** What the browser asked with, to show the code step again after a reload. */
  asked_serial: string;
  asked_trace: string;
  attempts: number;
  /** Wrong tries after which the code is void. */
  most_attempts: Generated<number>;
  created_at: number;
  expires_at: number;
  used_at: number | null;
  void_at: number | null;
  /** 1 when the provider gave no answer, so that nobody knows whether the code went out. */
  is_sending_unknown: Generated<number>;
};

/** How fast codes went out to one device lately; decides the wait before the next. */
export type CodePaceRow = { serial_key: string; sends: number; first_sent_at: number; last_sent_at: number };

export type RepairSessionRow = {
  token_hash: string;
  sold_product_id: number;
  serial_key: string;
  created_at: number;
  seen_at: number;
  ends_at: number;
  ended_at: number | null;
  /** The proof of a mobile that opened it (`lab_session`); null when the device itself was proved. */
  lab_session: Generated<string | null>;
};

/** The proof of a mobile: opens every device that belongs to it at the moment of the call. */
export type LabSessionRow = {
  token_hash: string;
  mobile: string;
  created_at: number;
  seen_at: number;
  ends_at: number;
  ended_at: number | null;
};

/** A browser that proved this device once; strangers' mistakes do not count against it. */
export type BrowserMarkRow = {
  token_hash: string;
  sold_product_id: number;
  /** Names this browser's own counts. It stays when the token is renewed. */
  bucket: string;
  seen_at: number;
};

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
  centre: CentreRow;
  merged_centre: MergedCentreRow;
  centre_contact: CentreContactRow;
  centre_contact_device: { contact_id: number; sold_product_id: number };
  /** The words a device is found by: product, centre and city, folded. */
  device_word: { word: string; sold_product_id: number };
  sold_product: SoldProductRow;
  deleted_device: DeletedDeviceRow;
  device_label: DeviceLabelRow;
  code_challenge: CodeChallengeRow;
  code_pace: CodePaceRow;
  browser_mark: BrowserMarkRow;
  repair_session: RepairSessionRow;
  lab_session: LabSessionRow;
  /** What a registration of several devices came to, for whoever sends it again. */
  lab_registration: { mobile: string; key: string; results: string; at: number };
  repair_request: RepairRequestRow;
  repair_log: RepairLogRow;
  /** The moves that the database lets a request make; written from the one table of statuses at every start. */
  repair_move: { from_status: number; to_status: number };
  invoice: InvoiceRow;
  invoice_line: InvoiceLineRow;
  survey: SurveyRow;
};
