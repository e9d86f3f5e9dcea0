import type { Storage } from '#storage/dialect.ts';
import type { ComparedFile, FileOnItsWay } from './compare-file.ts';
import { readCentresFile, readDevicesFile } from './file/read-file.ts';
import { bringCentres, compareCentresFile } from './import-centres.ts';
import { bringDevices, compareDevicesFile } from './import-devices.ts';

export type RefusedRow = { line: number; reason: string };

export type ImportReport = {
  refused: RefusedRow[];
  /** What was stored, or would have been. */
  counts: { new: number; changed: number; same: number };
  isStored: boolean;
};

type ImportOptions = { isDryRun: boolean };

/** A file of the company's own, read where the server is: as long as it likes. */
const unbounded = { isBounded: false };

/** A row may bring a centre by name that is in no list: the first files came before any list of centres did. */
const options = { rule: { takesUnknown: true } };

/** Stores the sold products of a file: all of them, or, when one is refused, none. */
export const importSoldProducts = async (
  storage: Storage,
  bytes: Uint8Array,
  { isDryRun }: ImportOptions,
): Promise<ImportReport> => {
  const file = await readDevicesFile(bytes, unbounded);
  return isDryRun
    ? tell(await compareDevicesFile(storage.db, file, options), false)
    : bringDevices(storage, file, options, storeWhole);
};

/** Stores the centres of a file: all of them, or none. */
export const importCentres = async (
  storage: Storage,
  bytes: Uint8Array,
  { isDryRun }: ImportOptions,
): Promise<ImportReport> => {
  const file = await readCentresFile(bytes, unbounded);
  return isDryRun
    ? tell(await compareCentresFile(storage.db, file), false)
    : bringCentres(storage, file, {}, storeWhole);
};

const storeWhole = <Row, Known>({ db, compare, store }: FileOnItsWay<Row, Known>): Promise<ImportReport> =>
  db.transaction().execute(async (trx) => {
    const compared = await compare(trx);
    const isGood = compared.refused.length === 0;
    if (isGood) await store(trx, compared);
    return tell(compared, isGood);
  });

const tell = <Row, Known>({ report, refused }: ComparedFile<Row, Known>, isStored: boolean): ImportReport => {
  const { mobiles: _, ...counts } = report.counts;
  return { refused: refused.map(({ line, reason }) => ({ line, reason })), counts, isStored };
};
