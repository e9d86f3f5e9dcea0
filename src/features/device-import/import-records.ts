import type { ImportReport } from '#contract/office/calls/import-calls.ts';
import { commandActor } from '#features/staff-action/index.ts';
import type { Storage } from '#storage/dialect.ts';
import { readCentresFile, readDevicesFile } from './file/read-file.ts';
import { compareCentresFile } from './import-centres.ts';
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
const fromFiles = { addsUnknownCentres: true };

/** Stores the sold products of a file as the office does: all of them, or, when one is refused, none. */
export const importSoldProducts = async (
  storage: Storage,
  bytes: Uint8Array,
  { isDryRun, reason, ...options }: ImportOptions,
): Promise<ImportSummary> => {
  const file = await readDevicesFile(bytes, { ...unbounded, ...options });
  if (isDryRun) return summarize(await compareDevicesFile(storage.db, file, fromFiles));
  return importDevices(storage, file, fromFiles, async ({ compared, store }) => {
    if (compared.refused.length > 0) return summarize(compared);
    const report = await storeDeviceFile({ storage }, actor, { compared, store, reason });
    return summarize({ report, refused: [] });
  });
};

/** Stores the centres of a file: all of them, or none. */
export const importCentres = async (
  storage: Storage,
  bytes: Uint8Array,
  { isDryRun, reason, ...options }: ImportOptions,
): Promise<ImportSummary> => {
  const file = await readCentresFile(bytes, { ...unbounded, ...options });
  const compared = await compareCentresFile(storage.db, file);
  if (isDryRun || compared.refused.length > 0) return summarize(compared);
  const report = await storeCentreFile({ storage }, actor, { file, reason });
  return summarize({ report, refused: [] });
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
    isStored: report.isStored,
  };
};
