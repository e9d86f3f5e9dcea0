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
type MergedCentreRow = { id: number; centre_id: number; name: string; at: number };

/** A contact of a centre: proof of this mobile opens the centre's devices. */
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
type DeviceLabelRow = {
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

export type DeviceTables = {
  centre: CentreRow;
  merged_centre: MergedCentreRow;
  /** One row: the largest number there was when a centre was deleted last. */
  centre_number: { id: number; last: number };
  centre_contact: CentreContactRow;
  centre_contact_device: { contact_id: number; sold_product_id: number };
  /** The words a device is found by: product, centre and city, folded. */
  device_word: { word: string; sold_product_id: number };
  sold_product: SoldProductRow;
  deleted_device: DeletedDeviceRow;
  device_label: DeviceLabelRow;
};
