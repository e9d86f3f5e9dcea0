import { importTexts } from '#contract/office/import-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { type AuditEntry, performAction, type StaffActor, type Transaction } from '#features/audit/index.ts';
import { type Device, type DeviceStep, tellFormerNumbers } from '#features/devices/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Storage } from '#storage/dialect.ts';
import type { ComparedFile, FileReport, ImportTransaction } from './compare-file.ts';
import { readCentresFile, readDevicesFile } from './file/read-file.ts';
import { UnreadableFile } from './file/read-table.ts';
import { compareCentresFile, importCentreRows } from './import-centres.ts';
import { compareDevicesFile, importDevices } from './import-devices.ts';

export type ImportRequest = {
  kind: 'device' | 'centre';
  bytes: Uint8Array;
  actor: StaffActor;
  isDryRun: boolean;
  /** The fingerprint of the report that the person saw; another one is refused. */
  expect?: string | undefined;
  reason?: string | undefined;
};

export type ImportProgress = { done: number; total: number };
type OnProgress = (progress: ImportProgress) => void;

/** Reads, compares and stores an uploaded file, all rows or none; a dry run only reports. Runs in a worker thread. */
export const importFile = (
  storage: Storage,
  request: ImportRequest,
  onProgress: OnProgress,
): Promise<FileReport> =>
  (request.kind === 'device' ? importDeviceFile : importCentreFile)(storage, request, onProgress);

const importDeviceFile = async (storage: Storage, request: ImportRequest, onProgress: OnProgress) => {
  const file = await refuseUnreadable(readDevicesFile(request.bytes));
  const options = { onProgress: countOf(file.rows.length, onProgress) };
  if (request.isDryRun) return (await compareDevicesFile(storage.db, file, options)).report;
  return importDevices(storage, file, options, (steps) =>
    storeFile(storage, request, steps, (trx, compared) => notifyMoved(trx, request, compared.steps)),
  );
};

const importCentreFile = async (storage: Storage, request: ImportRequest, onProgress: OnProgress) => {
  const file = await refuseUnreadable(readCentresFile(request.bytes));
  const options = { onProgress: countOf(file.rows.length, onProgress) };
  if (request.isDryRun) return (await compareCentresFile(storage.db, file, options)).report;
  return importCentreRows(file, options, (steps) => storeFile(storage, request, steps, async () => []));
};

/** Comparing and storing each count every row once. */
const countOf = (rows: number, onProgress: OnProgress) => (done: number) =>
  onProgress({ done, total: 2 * rows });

const refuseUnreadable = <File>(reading: Promise<File>): Promise<File> =>
  reading.catch((error: unknown) => {
    throw error instanceof UnreadableFile ? officeRefusal('unsupported_type', error.text) : error;
  });

const storeFile = <Row, Known>(
  storage: Storage,
  { kind, actor, expect, reason }: ImportRequest,
  { compare, store }: ImportTransaction<Row, Known>,
  auditRows: (trx: Transaction, compared: ComparedFile<Row, Known>) => Promise<AuditEntry[]>,
): Promise<FileReport> =>
  performAction({ storage }, actor, `${kind}.import`, async (trx) => {
    const compared = await compare(trx);
    const { report } = compared;
    if (report.refused.length > 0) throw officeRefusal('invalid_input', importTexts.refused, { report });
    if (expect !== undefined && expect !== report.fingerprint)
      throw officeRefusal('conflict', importTexts.changed, { report });
    requireMobileChanges(actor, report, reason);
    await store(trx, compared);
    const file = {
      action: `${kind}.import`,
      subjectKind: kind,
      subjectId: 'file',
      to: report.counts,
      why: reason,
    };
    return { result: { ...report, isStored: true }, audit: [file, ...(await auditRows(trx, compared))] };
  });

/** A file that changes mobiles needs what a single change of one needs: permission, fresh proof and a reason. */
const requireMobileChanges = (
  { permissions, hasFreshProof }: StaffActor,
  { counts }: FileReport,
  reason: string | undefined,
): void => {
  if (counts.mobiles === 0) return;
  if (!permissions.has('devices.mobile')) throw new AppError('forbidden');
  if ((reason ?? '').trim().length < 2)
    throw officeRefusal('invalid_input', importTexts.needReason, {
      fields: { reason: importTexts.needReason },
    });
  if (!hasFreshProof) throw new AppError('reauth_required');
};

/** Notifies the former mobiles by SMS; each changed number gets an audit row of its own. */
const notifyMoved = async (
  trx: Transaction,
  { actor, reason }: ImportRequest,
  steps: readonly DeviceStep[],
): Promise<AuditEntry[]> => {
  const moved = steps.flatMap(({ known, change }) =>
    known && change.mobile !== undefined ? [{ known, mobile: change.mobile }] : [],
  );
  await tellFormerNumbers(
    trx,
    moved.map(({ known }) => known),
    actor,
  );
  return moved.map(({ known, mobile }: { known: Device; mobile: string | null }) => ({
    action: 'device.mobile',
    subjectKind: 'device',
    subjectId: known.serial_number,
    from: { mobile: known.mobile },
    to: { mobile },
    why: reason,
  }));
};
