import type { LabFilter } from '#contract/repair/lab-calls.ts';
import type { LabDevice, LabDevices } from '#contract/repair/lab-entities.ts';
import { isStatusId, readStatus, type StatusId } from '#contract/repair/statuses.ts';
import { listDevicePictures } from '#features/content/index.ts';
import { isInWarranty, listOwnedDevices, type OwnedDevice } from '#features/devices/index.ts';
import { dayMs, secondMs } from '#kernel/durations.ts';
import { tehranDay } from '#kernel/jalali.ts';
import { maskMobile } from '#kernel/mobile.ts';
import type { Storage } from '#storage/dialect.ts';
import { requireLab } from './require-lab.ts';

const pageSize = 25;

/** One page of what belongs to the proved mobile at this moment. */
export const readLabDevices = async (
  { storage }: { storage: Storage },
  {
    labToken,
    page = 1,
    search = '',
    filter = 'all',
  }: {
    labToken: string | undefined;
    page?: number | undefined;
    search?: string | undefined;
    filter?: LabFilter | undefined;
  },
): Promise<LabDevices> => {
  const { mobile, leftMs } = await requireLab(storage, labToken);
  const span = { limit: pageSize, offset: (page - 1) * pageSize };
  const { now, counts, rows } = await listOwnedDevices(storage.db, mobile, { filter, search, ...span });
  const pictures = await listDevicePictures(storage.db, new Set(rows.map((row) => row.product_name)));
  return {
    mobile: maskMobile(mobile),
    counts,
    total: rows[0]?.total ?? 0,
    pageSize,
    items: rows.map((row) => toLabDevice(row, now, pictures)),
    sessionEndsInSeconds: Math.max(0, Math.floor(leftMs / secondMs)),
  };
};

export const toLabDevice = (
  row: OwnedDevice,
  now: number,
  pictures: ReadonlyMap<string, string> = new Map(),
): LabDevice => ({
  soldProductId: row.id,
  serialNumber: row.serial_number,
  productName: row.product_name,
  picture: pictures.get(row.product_name) ?? '',
  centre: { id: row.centre_id, name: row.centre_name, city: row.city, devices: row.of_centre },
  warranty: row.warranty_until ? describeWarranty(row.warranty_until, now) : null,
  request: describeRequest(row),
});

const describeWarranty = (until: string, now: number) => ({
  until,
  isIn: isInWarranty(until, now),
  daysLeft: Math.round((Date.parse(until) - Date.parse(tehranDay(new Date(now)))) / dayMs),
});

const describeRequest = (row: OwnedDevice): LabDevice['request'] => {
  const { status_id: statusId, trace_number: fCode } = row;
  if (statusId === null || fCode === null || !isStatusId(statusId)) return null;
  const inPlace = row.repair_in_place === 1;
  const { title, currentStep } = readStatus(statusId, inPlace, row.is_returned_unrepaired === 1);
  return {
    fCode,
    statusId,
    statusTitle: title,
    step: Math.min(currentStep, 6),
    todo: findTodo(statusId, inPlace, row.estimate_state === 'sent'),
  };
};

/** What waits for the customer; null while the company has to act. */
const findTodo = (statusId: StatusId, inPlace: boolean, hasEstimate: boolean) => {
  if (statusId === 1) return inPlace ? null : 'send';
  if (statusId === 2) return hasEstimate ? 'estimate' : null;
  if (statusId === 3) return 'pay';
  if (statusId === 5) return 'receive';
  return statusId === 6 ? 'survey' : null;
};
