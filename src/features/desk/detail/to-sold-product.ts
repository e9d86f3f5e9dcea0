import type { SoldProduct } from '#contract/repair/entities.ts';
import { type Device, isInWarranty } from '#features/devices/index.ts';

export const toSoldProduct = (row: Device, now: number): SoldProduct => ({
  fSerialNumber: row.serial_number,
  fShomareFactor: row.invoice_number,
  fNameMahsool: row.product_name,
  fNameMarkaz: row.centre_name,
  fNameModirMarkaz: row.centre_manager,
  fOstanName: row.province,
  fShahrName: row.city,
  fMalekiatDate: row.owned_since,
  fMarkazID: row.centre_id,
  warranty: row.warranty_until
    ? { until: row.warranty_until, isIn: isInWarranty(row.warranty_until, now) }
    : null,
});
