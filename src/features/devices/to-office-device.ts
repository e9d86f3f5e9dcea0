import type { z } from 'zod';
import type { OfficeDevice } from '#contract/office/calls/device-calls.ts';
import type { Device } from './devices.repository.ts';

export const toOfficeDevice = (row: Device): z.infer<typeof OfficeDevice> => ({
  serialNumber: row.serial_number,
  productName: row.product_name,
  invoiceNumber: row.invoice_number,
  centreId: row.centre_id,
  centreName: row.centre_name,
  centreManager: row.centre_manager,
  province: row.province,
  city: row.city,
  address: row.address,
  mobile: row.mobile,
  ownedSince: row.owned_since,
  warrantyUntil: row.warranty_until,
  rev: row.rev,
});
