import { z } from 'zod';
import { ReportSummary, StatusIdField } from '../../repair/entities.ts';
import { wireInteger } from '../../wire-values.ts';
import { labelsAtOnce } from '../label-limits.ts';
import { defineOfficeCalls } from '../office-call.ts';
import { Day, Instant, pageOf, pageQuery, Rev, SearchText } from '../office-values.ts';

const tag = 'Devices';
const params = z.object({ serial: z.string().min(1).max(64) });
/** Words on one line. */
const words = (max: number) => z.string().trim().max(max);

/** A device as the company sold it. */
export const OfficeDevice = z.object({
  serialNumber: z.string(),
  productName: z.string(),
  /** The sale's own invoice. */
  invoiceNumber: z.string(),
  /** 0 when no centre of the list is meant; the name then stands by itself. */
  centreId: z.int(),
  centreName: z.string(),
  centreManager: z.string(),
  province: z.string(),
  city: z.string(),
  address: z.string(),
  mobile: z.string().nullable(),
  ownedSince: Day.nullable(),
  warrantyUntil: Day.nullable(),
  rev: Rev,
});

export const deviceFields = {
  productName: words(200).min(1),
  invoiceNumber: words(60).default(''),
  centreId: z.int().min(0).max(999_999_999).default(0),
  centreName: words(200).default(''),
  address: words(500).default(''),
  /** Judged by the device's own rules, which answer with the sentence of the field. */
  mobile: z.string().max(40).nullable(),
  ownedSince: Day.nullable().default(null),
  warrantyUntil: Day.nullable().default(null),
};

/** What is printed on a label: the address as a QR code, product and serial in words. */
export const DeviceLabel = z.object({
  serialNumber: z.string(),
  productName: z.string(),
  address: z.string(),
  /** Whom to call; empty while the site names none. */
  phone: z.string(),
});

/** One repair of a device, in its history. */
export const DeviceRepair = z.object({
  traceNumber: z.string(),
  statusId: StatusIdField,
  statusTitle: z.string(),
  registeredAt: Instant,
  /** When it was completed or cancelled; null while it is open. */
  endedAt: Instant.nullable(),
  fault: z.string(),
  amountRial: z.int().nullable(),
  /** Whole days from its registration to its end, or to now. */
  days: z.int(),
  /** The released service report in short. */
  report: ReportSummary.nullable(),
});

export const deviceCalls = defineOfficeCalls({
  listDevices: {
    tag,
    permission: 'devices.read',
    method: 'get',
    path: '/devices',
    summary: 'Devices, newest first; found by serial, mobile, product, centre and city in any spelling',
    query: z.object({
      q: SearchText.optional(),
      centre: wireInteger(1, 999_999_999).optional(),
      ...pageQuery,
    }),
    result: pageOf(OfficeDevice),
  },
  registerDevice: {
    tag,
    method: 'post',
    path: '/devices',
    summary: 'Registers a device; 409 with `serialNumber` when that serial is known',
    description:
      'A serial that was deleted within 90 days is a change of that device: another mobile needs what `updateDevice` says.',
    body: z.object({ serialNumber: z.string().max(128), ...deviceFields, reason: words(500).optional() }),
    result: OfficeDevice,
    refusals: ['conflict', 'reauth_required'],
  },
  getDevice: {
    tag,
    permission: 'devices.read',
    method: 'get',
    path: '/devices/{serial}',
    summary: 'A device with all its repairs, newest first',
    params,
    result: z.object({ device: OfficeDevice, repairs: z.array(DeviceRepair) }),
    refusals: ['not_found'],
  },
  updateDevice: {
    tag,
    method: 'put',
    path: '/devices/{serial}',
    summary: 'Changes a device; 409 with `now` when the copy was old',
    description:
      'A later end of the warranty needs `devices.warranty`. Another mobile needs `devices.mobile`, a fresh proof and a reason; the former number is notified, and its sessions, codes, browser marks and links end. A corrected serial ends sessions and codes; labels follow it.',
    params,
    body: z.object({
      ...deviceFields,
      /** The serial as it should have been; left out, it stays. */
      serialNumber: z.string().max(128).optional(),
      rev: Rev,
      reason: words(500).optional(),
    }),
    result: OfficeDevice,
    refusals: ['not_found', 'conflict', 'reauth_required'],
  },
  transferDevice: {
    tag,
    method: 'post',
    path: '/devices/{serial}/transfer',
    summary: 'Gives a device to another owner; asks for a fresh proof',
    description:
      'The former number is notified, and its sessions, codes, browser marks and links end. The new owner sees dates and kinds of work of earlier repairs and nothing else of them. 409 with `traceNumber` while a request is open. A wrong number is corrected by `updateDevice`.',
    params,
    body: z.object({
      rev: Rev,
      ownedSince: Day,
      mobile: z.string().max(40),
      centreId: deviceFields.centreId,
      address: deviceFields.address,
    }),
    result: OfficeDevice,
    refusals: ['not_found', 'conflict', 'reauth_required'],
  },
  replaceLabel: {
    tag,
    method: 'post',
    path: '/devices/{serial}/label',
    summary: 'Gives a device another label; its former ones open nothing any more',
    params,
    result: z.object({ labels: z.array(DeviceLabel) }),
    refusals: ['not_found'],
  },
  makeLabels: {
    tag,
    method: 'post',
    path: '/device-labels',
    summary: 'Labels of these devices for print; a device that has none gets one',
    body: z.object({ serials: z.array(z.string().min(1).max(64)).min(1).max(labelsAtOnce) }),
    result: z.object({ labels: z.array(DeviceLabel) }),
  },
  findScanned: {
    tag,
    permission: 'repairs.bench',
    method: 'post',
    path: '/devices/scanned',
    summary:
      'The device that a scanned code means: the address on a label, or a GS1 element string with (21)',
    description: 'Changes nothing. The code travels in the body, so that no log has the token of a label.',
    body: z.object({ code: z.string().min(1).max(512) }),
    result: z.object({
      serialNumber: z.string(),
      /** Of its open request; null when it has none. */
      traceNumber: z.string().nullable(),
    }),
    refusals: ['not_found'],
  },
  deleteDevice: {
    tag,
    method: 'delete',
    path: '/devices/{serial}',
    summary: 'Deletes a device that no request refers to',
    params,
    result: z.null(),
    refusals: ['not_found', 'conflict'],
  },
});
