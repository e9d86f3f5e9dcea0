import type { ImportReport } from '#contract/office/calls/import-calls.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import type { StaffActor } from '#features/staff-action/index.ts';
import type { Storage } from '#storage/dialect.ts';
import { readCentresFile, readDevicesFile } from './file/read-file.ts';
import { UnreadableFile } from './file/read-table.ts';
import { compareCentresFile } from './import-centres.ts';
import { compareDevicesFile, importDevices } from './import-devices.ts';
import { storeCentreFile } from './store-centre-file.ts';
import { requireOwnWarranties, storeDeviceFile } from './store-device-file.ts';

export type ImportRequest = {
  kind: 'device' | 'centre';
  bytes: Uint8Array;
  actor: StaffActor;
  isDryRun: boolean;
  /** The fingerprint of the report that the person saw; another one is refused. */
  expect?: string | undefined;
  reason?: string | undefined;
  /** The person has seen which columns are not known and goes on without them. */
  skipsUnknown?: boolean;
};

export type ImportProgress = { done: number; total: number };
type OnProgress = (progress: ImportProgress) => void;

/** Reads, compares and stores an uploaded file, all rows or none; a dry run only reports. Runs in a worker thread. */
export const importFile = (
  storage: Storage,
  request: ImportRequest,
  onProgress: OnProgress,
): Promise<ImportReport> =>
  (request.kind === 'device' ? importDeviceFile : importCentreFile)(storage, request, onProgress);

const importDeviceFile = async (storage: Storage, request: ImportRequest, onProgress: OnProgress) => {
  const file = await refuseUnreadable(readDevicesFile(request.bytes, request));
  const count = file.rows.length;
  if (request.isDryRun) {
    const onRowsDone = countOf(count, onProgress);
    const { steps, report } = await compareDevicesFile(storage.db, file, { onRowsDone });
    await requireOwnWarranties(storage.db, request.actor, steps);
    return report;
  }
  // Comparing and storing each count every row once.
  const options = { onRowsDone: countOf(2 * count, onProgress) };
  return importDevices(storage, file, options, (staged) =>
    storeDeviceFile({ storage }, request.actor, { ...request, ...staged }),
  );
};

const importCentreFile = async (storage: Storage, request: ImportRequest, onProgress: OnProgress) => {
  const file = await refuseUnreadable(readCentresFile(request.bytes, request));
  const onRowsDone = countOf(file.rows.length, onProgress);
  if (request.isDryRun) return (await compareCentresFile(storage.db, file, onRowsDone)).report;
  return storeCentreFile({ storage }, request.actor, { ...request, file, onRowsDone });
};

const countOf = (total: number, onProgress: OnProgress) => (done: number) => onProgress({ done, total });

const refuseUnreadable = <File>(reading: Promise<File>): Promise<File> =>
  reading.catch((error: unknown) => {
    if (!(error instanceof UnreadableFile)) throw error;
    const { text, unknownColumns } = error;
    throw officeRefusal('unsupported_type', text, unknownColumns.length > 0 ? { unknownColumns } : undefined);
  });
