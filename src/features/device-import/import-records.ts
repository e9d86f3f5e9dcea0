import type { ImportReport } from '#contract/office/calls/import-calls.ts';
import { commandActor } from '#features/staff-action/index.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import type { ImportTransaction } from './compare-file.ts';
import { readCentresFile, readDevicesFile } from './file/read-file.ts';
import { compareCentresFile, importCentreRows } from './import-centres.ts';
import { compareDevicesFile, importDevices } from './import-devices.ts';
import { storeCentreFile } from './store-centre-file.ts';
import { storeDeviceFile } from './store-device-file.ts';

type RefusedRow = { line: number; reason: string };

export type ImportSummary = {
  refused: RefusedRow[];
  /** Rows whose centre is in no list: stored without one. */
  unlinked: { line: number; name: string }[];
  /** What was stored, or would have been. */
  counts: { new: number; changed: number; same: number };
  isStored: boolean;
};

type ImportOptions = {
  isDryRun: boolean;
  skipsUnknown?: boolean;
  /** Needed when mobiles change. */
  reason?: string | undefined;
};

const actor = commandActor('azma import');

/** A file of the company's own, read where the server is: as long as it likes. */
const unbounded = { isBounded: false };

/** The first files came before any list of centres did: a row with number and name adds its centre. */
const fromFiles = { rule: { addsUnknown: true } };

/** Stores the sold products of a file as the office does: all of them, or, when one is refused, none. */
export const importSoldProducts = async (
  storage: Storage,
  bytes: Uint8Array,
  { isDryRun, reason, ...options }: ImportOptions,
): Promise<ImportSummary> => {
  const file = await readDevicesFile(bytes, { ...unbounded, ...options });
  return isDryRun
    ? summarize(await compareDevicesFile(storage.db, file, fromFiles))
    : importDevices(storage, file, fromFiles, (steps) =>
        storeAll(steps, (seen) => storeDeviceFile({ storage }, actor, { ...seen, reason })),
      );
};

/** Stores the centres of a file: all of them, or none. */
export const importCentres = async (
  storage: Storage,
  bytes: Uint8Array,
  { isDryRun, reason, ...options }: ImportOptions,
): Promise<ImportSummary> => {
  const file = await readCentresFile(bytes, { ...unbounded, ...options });
  return isDryRun
    ? summarize(await compareCentresFile(storage.db, file))
    : importCentreRows(file, {}, (steps) =>
        storeAll(steps, (seen) => storeCentreFile({ storage }, actor, { ...seen, reason })),
      );
};

/** Ends the transaction of a file with refused rows. */
class RefusedRows extends Error {
  readonly report: ImportSummary;
  constructor(report: ImportSummary) {
    super('rows of the file are refused');
    this.report = report;
  }
}

/** Performs the office's action; a file with refused rows is reported with reasons for a terminal. */
const storeAll = async <Row, Known>(
  { compare, store }: ImportTransaction<Row, Known>,
  perform: (steps: ImportTransaction<Row, Known>) => Promise<ImportReport>,
): Promise<ImportSummary> => {
  const compareGood = async (trx: Db) => {
    const compared = await compare(trx);
    if (compared.refused.length > 0) throw new RefusedRows(summarize(compared));
    return compared;
  };
  try {
    const report = await perform({ compare: compareGood, store });
    return { ...summarize({ report, refused: [] }), isStored: true };
  } catch (error) {
    if (error instanceof RefusedRows) return error.report;
    throw error;
  }
};

const summarize = ({
  report,
  refused,
}: {
  report: ImportReport;
  refused: readonly RefusedRow[];
}): ImportSummary => {
  const { mobiles: _, ...counts } = report.counts;
  return {
    refused: refused.map(({ line, reason }) => ({ line, reason })),
    unlinked: report.unlinked,
    counts,
    isStored: false,
  };
};
