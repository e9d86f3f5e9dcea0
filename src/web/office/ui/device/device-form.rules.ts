import { z } from 'zod';
import { formatJalaliDate } from '#kernel/jalali.ts';
import { deviceTexts } from '#web/texts/office/devices.ts';
import type { OfficeDevice } from '../../app/queries/device-queries.ts';

/** What the form checks before it is sent; the server checks the rest. */
export const DeviceValues = z.object({
  serialNumber: z.string().trim().min(1, deviceTexts.needSerial).max(128),
  productName: z.string().trim().min(1, deviceTexts.needProduct).max(200),
  invoiceNumber: z.string().trim().max(60),
  centreId: z.number(),
  centreName: z.string().trim().max(200),
  address: z.string().trim().max(500),
  mobile: z.string().trim().max(40),
  ownedSince: z.string().nullable(),
  warrantyUntil: z.string().nullable(),
  reason: z.string().trim().max(500),
});
export type DeviceForm = z.infer<typeof DeviceValues>;

export const toDeviceForm = (device?: OfficeDevice): DeviceForm => ({
  serialNumber: device?.serialNumber ?? '',
  productName: device?.productName ?? '',
  invoiceNumber: device?.invoiceNumber ?? '',
  centreId: device?.centreId ?? 0,
  centreName: device?.centreName ?? '',
  address: device?.address ?? '',
  mobile: device?.mobile ?? '',
  ownedSince: device?.ownedSince ?? null,
  warrantyUntil: device?.warrantyUntil ?? null,
  reason: '',
});

/** What is sent beside the serial; an empty mobile is none. */
export const toDeviceInput = ({ serialNumber: _, reason, mobile, ...values }: DeviceForm) => ({
  ...values,
  mobile: mobile || null,
  ...(reason ? { reason } : {}),
});

const showDay = (day: unknown): string => (typeof day === 'string' ? formatJalaliDate(day) : '');

/** What two people's copies are compared in. */
export const deviceFormFields = [
  { name: 'productName', label: deviceTexts.productName },
  { name: 'invoiceNumber', label: deviceTexts.invoiceNumber },
  { name: 'centreName', label: deviceTexts.centre },
  { name: 'address', label: deviceTexts.address },
  { name: 'mobile', label: deviceTexts.mobile },
  { name: 'ownedSince', label: deviceTexts.ownedSince, show: showDay },
  { name: 'warrantyUntil', label: deviceTexts.warrantyUntil, show: showDay },
];
