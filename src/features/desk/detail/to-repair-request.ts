import type { Intake } from '#contract/office/calls/desk-calls.ts';
import type { DeskSettings } from '#contract/office/desk-settings.ts';
import { calculateBalance } from '#contract/payment-bounds.ts';
import type { Parcel, Parcels } from '#contract/repair/additions.ts';
import type { RepairRequest, ReportSummary, TimelineEntry } from '#contract/repair/entities.ts';
import { customerMayDo } from '#contract/repair/may-do.ts';
import { isUnrepairedReturn, leaveOutUndoneCancels, type MoveSource } from '#contract/repair/moves.ts';
import { isCancelled, readStatus, requireStatusId } from '#contract/repair/statuses.ts';
import { visitNext } from '#contract/repair/visit-times.ts';
import type { Device } from '#features/devices/index.ts';
import type { LogRow, StoredRequest } from '#features/requests/index.ts';
import type { ShownVisit } from '#features/visits/index.ts';
import { toIso } from '#kernel/to-iso.ts';
import { findTrackingUrl } from '#kernel/tracking-url.ts';
import type { ParcelRow } from '#storage/desk-tables.ts';
import type { DecontaminationRow, FaultPhotoRow } from '#storage/portal-tables.ts';
import type { SurveyRow } from '#storage/repair-tables.ts';
import type { StoredEstimate } from '../money/estimates.repository.ts';
import type { StoredInvoice } from '../money/invoices.repository.ts';
import type { LedgerPayment } from '../money/ledger.repository.ts';
import { choosePartiesOfInvoice, type Parties, toCustomerParties } from '../money/read-parties.ts';
import { mayPay, toCountedPayment, toEstimate, toInvoice, toPaymentState } from './to-customer-money.ts';

const noteTitles: Record<Exclude<LogRow['kind'], 'status'>, string> = {
  note: 'یادداشت',
  edit: 'ویرایش شرح درخواست',
  address: 'اصلاح نشانی',
};

/** A note written by the system is a reminder. */
const writeNoteTitle = (kind: Exclude<LogRow['kind'], 'status'>, actor: string): string =>
  kind === 'note' && actor === 'system' ? 'یادآوری خودکار' : noteTitles[kind];

const toTimelineEntry = (row: LogRow, request: StoredRequest): TimelineEntry => {
  const statusId = requireStatusId(row.to_status);
  const isInPlace = request.repair_in_place === 1;
  const status = readStatus(statusId, isInPlace, isUnrepairedReturn(row, request));
  return {
    id: row.id,
    kind: row.kind,
    fromStatusId: row.from_status === null ? null : requireStatusId(row.from_status),
    statusId,
    title: row.kind === 'status' ? status.title : writeNoteTitle(row.kind, row.actor),
    at: toIso(row.at),
    by: row.actor as MoveSource,
    note: row.note,
  };
};

/** The centre of a request. The manager of another centre than the device's own is not shown to the customer. */
const toRequestCentre = (
  row: StoredRequest,
  device: Device,
): Pick<RepairRequest, 'markazId' | 'fNameMarkaz' | 'fOstanName' | 'fShahrName' | 'fNameModirMarkaz'> =>
  row.centre_id === 0
    ? {
        markazId: device.centre_id,
        fNameMarkaz: device.centre_name,
        fOstanName: device.province,
        fShahrName: device.city,
        fNameModirMarkaz: device.centre_manager,
      }
    : {
        markazId: row.centre_id,
        fNameMarkaz: row.centre_name,
        fOstanName: row.centre_province,
        fShahrName: row.centre_city,
        fNameModirMarkaz: '',
      };

const toParcels = (rows: readonly ParcelRow[], carriers: DeskSettings['carriers']): Parcels | null => {
  const find = (direction: ParcelRow['direction']): Parcel | null => {
    const row = rows.find((one) => one.direction === direction);
    if (!row) return null;
    return {
      carrier: row.carrier,
      number: row.number,
      isHandedOver: row.is_by_hand === 1,
      trackingUrl: direction === 'out' ? (findTrackingUrl(carriers, row.carrier, row.number) ?? null) : null,
      at: toIso(row.at),
    };
  };
  return rows.length === 0 ? null : { toCompany: find('in'), toCustomer: find('out') };
};

type RequestParts = {
  device: Device;
  receiverAddress: string;
  carriers: DeskSettings['carriers'];
  logs: readonly LogRow[];
  invoice: StoredInvoice | undefined;
  counted: readonly LedgerPayment[];
  receivedRial: number;
  survey: SurveyRow | undefined;
  photos: readonly FaultPhotoRow[];
  declaration: DecontaminationRow | undefined;
  intake: Intake | undefined;
  parcels: readonly ParcelRow[];
  estimate: StoredEstimate | undefined;
  /** Who sells and buys today. */
  parties: Parties;
  report: ReportSummary | undefined;
  visit: ShownVisit | undefined;
};

export const toRepairRequest = (row: StoredRequest, parts: RequestParts): RepairRequest => {
  const { device, receiverAddress, carriers, logs, invoice, survey, photos, declaration, parcels } = parts;
  const repairInPlace = row.repair_in_place === 1;
  const isReturnedUnrepaired = row.is_returned_unrepaired === 1;
  const status = readStatus(row.status_id, repairInPlace, isReturnedUnrepaired);
  const cancellation = isCancelled(row.status_id)
    ? logs.findLast(({ kind, to_status }) => kind === 'status' && to_status === 100)
    : undefined;
  const ofCustomer = (parties: Parties) => toCustomerParties(parties, device, row);
  const payable = invoice?.payable_rial ?? null;
  const payment = toPaymentState(invoice, invoice && parts.counted.at(-1));
  return {
    id: row.id,
    statusId: row.status_id,
    statusDescription: status.description,
    statusLogDescription: cancellation?.note ?? null,
    issueDescription: row.issue_description,
    fCode: row.trace_number,
    fShomareFactor: invoice?.number ?? null,
    fJameKolleFactorBaTakhfif: payable,
    statusTitle: status.title,
    nextDescription: parts.visit && row.status_id <= 1 ? visitNext : status.next,
    repairInPlace,
    ...toRequestCentre(row, device),
    receiverAddress,
    senderAddress: row.sender_address,
    registeredAt: toIso(row.registered_at),
    changedAt: toIso(row.changed_at),
    isReturnedUnrepaired,
    invoice: invoice
      ? toInvoice(invoice, ofCustomer(choosePartiesOfInvoice(parts.parties, row, invoice)))
      : null,
    payment,
    payments: parts.counted.map((one) => toCountedPayment(row.trace_number, one)),
    ...calculateBalance(payable, parts.receivedRial),
    survey: survey ? { rating: survey.rating, text: survey.text, at: toIso(survey.at) } : null,
    photos: photos.map(({ id, width, height, at }) => ({ id, width, height, at: toIso(at) })),
    decontamination: declaration
      ? { text: declaration.text, name: declaration.name, at: toIso(declaration.at) }
      : null,
    intake: parts.intake
      ? {
          condition: parts.intake.condition,
          accessories: [...parts.intake.accessories],
          remark: parts.intake.remark,
        }
      : null,
    parcel: toParcels(parcels, carriers),
    estimate: toEstimate(parts.estimate, ofCustomer(parts.parties), row.status_id === 2),
    report: parts.report ?? null,
    visit: parts.visit ?? null,
    timeline: leaveOutUndoneCancels(logs).map((log) => toTimelineEntry(log, row)),
    may: customerMayDo(row.status_id, {
      repairInPlace,
      mayPay: mayPay(invoice),
      isDeclared: declaration !== undefined,
      photos: photos.length,
      waitsForAnswer: row.estimate_state === 'sent',
    }),
  };
};
