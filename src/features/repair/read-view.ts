import type { RepairRequest, RepairView } from '#contract/repair/entities.ts';
import { mayRegister } from '#contract/repair/may-do.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import { isOpen, type StatusId } from '#contract/repair/statuses.ts';
import { maskMobile, parseMobile } from '#kernel/mobile.ts';
import type { Db } from '#storage/dialect.ts';
import { listAdditions } from './beyond.repository.ts';
import type { RepairDeps } from './deps.ts';
import { listEstimates, type StoredEstimate } from './desk/estimates.repository.ts';
import { type Device, findDeviceById } from './devices.repository.ts';
import { listStandingInvoices } from './invoices.repository.ts';
import { listLogs } from './log.repository.ts';
import { readDatabaseNow } from './read-database-now.ts';
import { readReceiverAddress } from './read-receiver-address.ts';
import { findRequestById, listRequests, type StoredRequest } from './requests.repository.ts';
import { toRepairRequest, toSoldProduct } from './rows-to-contract.ts';
import { sessionIdleMs } from './sessions.repository.ts';
import { listSurveys } from './surveys.repository.ts';

/** Everything the verified owner of a device may see. */
export const readView = async (
  { storage: { db }, usualDurations }: Pick<RepairDeps, 'storage' | 'usualDurations'>,
  session: { soldProductId: number; leftMs: number },
): Promise<RepairView> => {
  const device = await requireDevice(db, session.soldProductId);
  const rows = await listRequests(db, device.id);
  const requests = await describeRequests(db, device, rows);
  const receiverAddress = await readReceiverAddress(db);
  const mobile = parseMobile(device.mobile ?? '');
  return {
    soldProducts: [toSoldProduct(device, await readDatabaseNow(db))],
    ...(requests.length > 0 ? { repairRequests: requests } : {}),
    mobile: mobile ? maskMobile(mobile) : '',
    receiverAddress,
    senderAddress: rows.find(({ status_id }) => isOpen(status_id))?.sender_address ?? device.address,
    mayRegister: mayRegister(rows.map(({ status_id }) => status_id)),
    usualDays: await listUsualDays(usualDurations),
    sessionIdleSeconds: sessionIdleMs / 1_000,
    sessionEndsInSeconds: Math.max(0, Math.floor(session.leftMs / 1_000)),
  };
};

/** What is usual is worth telling and nothing to fail for. */
const listUsualDays = async (ask: RepairDeps['usualDurations']): Promise<RepairView['usualDays']> => {
  const usual = await ask().catch(() => ({}));
  return Object.entries(usual).map(([statusId, days]) => ({
    statusId: Number(statusId) as StatusId,
    ...days,
  }));
};

/** One request as its owner sees it. */
export const readRequest = async (db: Db, requestId: number): Promise<RepairRequest> => {
  const row = await findRequestById(db, requestId);
  if (!row) throw repairRefusal('unknown-request');
  const [request] = await describeRequests(db, await requireDevice(db, row.sold_product_id), [row]);
  return request as RepairRequest;
};

const requireDevice = async (db: Db, id: number): Promise<Device> => {
  const device = await findDeviceById(db, id);
  if (!device) throw repairRefusal('unknown-device');
  return device;
};

const describeRequests = async (
  db: Db,
  device: Device,
  rows: readonly StoredRequest[],
): Promise<RepairRequest[]> => {
  const ids = rows.map(({ id }) => id);
  const logs = await listLogs(db, ids);
  const invoices = await listStandingInvoices(db, ids);
  const surveys = await listSurveys(db, ids);
  const receiverAddress = await readReceiverAddress(db);
  const { photos, declarations, parcels } = await listAdditions(db, ids);
  const estimates = await readLatestEstimates(db, rows);
  return rows.map((row) =>
    toRepairRequest(row, {
      estimate: estimates.get(row.id),
      device,
      receiverAddress,
      logs: logs.filter(({ request_id }) => request_id === row.id),
      invoice: invoices.find(({ request_id }) => request_id === row.id),
      survey: surveys.find(({ request_id }) => request_id === row.id),
      photos: photos.filter(({ request_id }) => request_id === row.id),
      declaration: declarations.find(({ request_id }) => request_id === row.id),
      parcels: parcels.filter(({ request_id }) => request_id === row.id),
    }),
  );
};

/** Few requests ever have one, and of a device's requests hardly more than one does. */
const readLatestEstimates = async (
  db: Db,
  rows: readonly StoredRequest[],
): Promise<Map<number, StoredEstimate>> => {
  const found = new Map<number, StoredEstimate>();
  for (const { id, estimate_state } of rows) {
    if (estimate_state === 'none') continue;
    const latest = (await listEstimates(db, id)).at(-1);
    if (latest) found.set(id, latest);
  }
  return found;
};
