import type { RepairRequest } from '#contract/repair/entities.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import { readReceiverAddress } from '#features/content/index.ts';
import { type Device, requireDeviceById } from '#features/devices/index.ts';
import { findRequestById, type StoredRequest } from '#features/requests/index.ts';
import { listReportSummaries } from '#features/service-reports/index.ts';
import { listShownVisits } from '#features/visits/index.ts';
import type { Db } from '#storage/dialect.ts';
import { listIntakes } from '../intake/intake.repository.ts';
import { listEstimates, type StoredEstimate } from '../money/estimates.repository.ts';
import { listActiveInvoices } from '../money/invoices.repository.ts';
import { listCountedPayments, listReceived } from '../money/ledger.repository.ts';
import { noParties, type Parties, readParties } from '../money/read-parties.ts';
import { listAdditions } from '../request/additions.repository.ts';
import { listLogs } from '../request/desk-log.repository.ts';
import { readDeskSettings } from '../settings/desk-settings.ts';
import { toRepairRequest } from './to-repair-request.ts';

/** One request as its owner sees it. */
export const readRequest = async (db: Db, requestId: number): Promise<RepairRequest> => {
  const row = await findRequestById(db, requestId);
  if (!row) throw repairRefusal('unknown-request');
  return describeRequest(db, await requireDeviceById(db, row.sold_product_id), row);
};

/** As `readRequest`, for a request and device that were already read. */
export const describeRequest = async (db: Db, device: Device, row: StoredRequest): Promise<RepairRequest> => {
  const [request] = await describeRequests(db, device, [row]);
  return request as RepairRequest;
};

export const describeRequests = async (
  db: Db,
  device: Device,
  rows: readonly StoredRequest[],
): Promise<RepairRequest[]> => {
  const ids = rows.map(({ id }) => id);
  const logs = await listLogs(db, ids);
  const invoices = await listActiveInvoices(db, ids);
  const counted = await listCountedPayments(db, ids);
  const received = await listReceived(db, ids);
  const receiverAddress = await readReceiverAddress(db);
  const { carriers } = (await readDeskSettings(db)).settings;
  const { photos, declarations, parcels, surveys } = await listAdditions(db, ids);
  const intakes = await listIntakes(db, ids);
  const estimates = await readLatestEstimates(db, rows);
  const parties = new Map<number, Parties>();
  for (const row of rows) {
    const hasBill = estimates.has(row.id) || invoices.some(({ request_id }) => request_id === row.id);
    if (hasBill) parties.set(row.id, await readParties(db, device, row));
  }
  const reports = await listReportSummaries(db, ids);
  const visits = await listShownVisits(db, rows);
  return rows.map((row) =>
    toRepairRequest(row, {
      parties: parties.get(row.id) ?? noParties,
      estimate: estimates.get(row.id),
      report: reports.get(row.id),
      visit: visits.get(row.id),
      device,
      receiverAddress,
      carriers,
      logs: logs.filter(({ request_id }) => request_id === row.id),
      invoice: invoices.find(({ request_id }) => request_id === row.id),
      counted: counted.filter(({ requestId }) => requestId === row.id),
      receivedRial: received.get(row.id) ?? 0,
      survey: surveys.find(({ request_id }) => request_id === row.id),
      photos: photos.filter(({ request_id }) => request_id === row.id),
      declaration: declarations.find(({ request_id }) => request_id === row.id),
      intake: intakes.find(({ requestId }) => requestId === row.id),
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
