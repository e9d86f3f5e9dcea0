import type { Db, Storage } from '#storage/dialect.ts';
import type { ComparedFile, ImportTransaction } from './compare-file.ts';
import { readCentresFile, readDevicesFile } from './file/read-file.ts';
import { compareCentresFile, importCentreRows } from './import-centres.ts';
import { compareDevicesFile, importDevices } from './import-devices.ts';

type RefusedRow = { line: number; reason: string };

export type ImportReport = {
  refused: RefusedRow[];
  /** Rows whose centre is in no list: stored without one. */
  unlinked: { line: number; name: string }[];
  /** What was stored, or would have been. */
  counts: { new: number; changed: number; same: number };
  isStored: boolean;
};

type ImportOptions = { isDryRun: boolean; skipsUnknown?: boolean };

/** A file of the company's own, read where the server is: as long as it likes. */
const unbounded = { isBounded: false };

/** The first files came before any list of centres did: a row with number and name adds its centre. */
const fromFiles = { rule: { addsUnknown: true } };

/** Stores the sold products of a file: all of them, or, when one is refused, none. */
export const importSoldProducts = async (
  storage: Storage,
  bytes: Uint8Array,
  { isDryRun, ...options }: ImportOptions,
): Promise<ImportReport> => {
  const file = await readDevicesFile(bytes, { ...unbounded, ...options });
  return isDryRun
    ? summarize(await compareDevicesFile(storage.db, file, fromFiles), false)
    : importDevices(storage, file, fromFiles, storeAll(storage.db));
};

/** Stores the centres of a file: all of them, or none. */
export const importCentres = async (
  storage: Storage,
  bytes: Uint8Array,
  { isDryRun, ...options }: ImportOptions,
): Promise<ImportReport> => {
  const file = await readCentresFile(bytes, { ...unbounded, ...options });
  return isDryRun
    ? summarize(await compareCentresFile(storage.db, file), false)
    : importCentreRows(file, {}, storeAll(storage.db));
};

const storeAll =
  (db: Db) =>
  <Row, Known>({ compare, store }: ImportTransaction<Row, Known>): Promise<ImportReport> =>
    db.transaction().execute(async (trx) => {
      const compared = await compare(trx);
      const isGood = compared.refused.length === 0;
      if (isGood) await store(trx, compared);
      return summarize(compared, isGood);
    });

const summarize = <Row, Known>(
  { report, refused }: ComparedFile<Row, Known>,
  isStored: boolean,
): ImportReport => {
  const { mobiles: _, ...counts } = report.counts;
  return {
    refused: refused.map(({ line, reason }) => ({ line, reason })),
    unlinked: report.unlinked,
    counts,
    isStored,
  };
};
