import type { Db, Storage } from '#storage/dialect.ts';
import { findCentreById, storeCentre } from '../centres.repository.ts';
import { findDeviceBySerial, type NewDevice, storeDevice } from '../devices.repository.ts';
import { revokeAccess } from '../records/revoke-access.ts';
import { RefusedCell } from './read-cells.ts';
import { centreColumns, readCentre } from './read-centres.ts';
import { readSoldProduct, soldProductColumns } from './read-sold-products.ts';
import { readTable, type TableRow } from './read-table.ts';

export type RefusedRow = { line: number; reason: string };

export type ImportReport = {
  refused: RefusedRow[];
  /** What was stored, or would have been. All zero when a row was refused. */
  counts: { new: number; changed: number; same: number };
  isStored: boolean;
};

type ImportOptions = { isDryRun: boolean };

/** Ends the transaction of a dry run; nothing went wrong. */
class DryRun extends Error {}

/** Stores the sold products of a file: all of them, or, when one is refused, none. */
export const importSoldProducts = (
  storage: Storage,
  bytes: Uint8Array,
  options: ImportOptions,
): Promise<ImportReport> => {
  const rows = readRows(
    readTable(bytes, soldProductColumns),
    readSoldProduct,
    ({ serial_key }) => serial_key,
  );
  return storeAll(storage, rows, options, async (trx, device) => {
    const whole = await fillFromCentre(trx, device);
    const known = await findDeviceBySerial(trx, whole.serial_key);
    // Whoever proved to hold the old number has proved nothing about the new one.
    if (known && known.mobile !== whole.mobile) await revokeAccess(trx, known.id);
    return storeDevice(trx, whole);
  });
};

/** Stores the centres of a file: all of them, or none. */
export const importCentres = (
  storage: Storage,
  bytes: Uint8Array,
  options: ImportOptions,
): Promise<ImportReport> =>
  storeAll(
    storage,
    readRows(readTable(bytes, centreColumns), readCentre, ({ id }) => String(id)),
    options,
    storeCentre,
  );

type ReadRows<Row> = { good: { line: number; row: Row }[]; refused: RefusedRow[] };

const readRows = <Name extends string, Row>(
  table: readonly TableRow<Name>[],
  read: (row: TableRow<Name>) => Row,
  keyOf: (row: Row) => string,
): ReadRows<Row> => {
  const result: ReadRows<Row> = { good: [], refused: [] };
  const lines = new Map<string, number>();
  for (const given of table) {
    try {
      if (given.problem) throw new RefusedCell(given.problem);
      const row = read(given);
      const earlier = lines.get(keyOf(row));
      if (earlier) throw new RefusedCell(`the same as on line ${earlier}`);
      lines.set(keyOf(row), given.line);
      result.good.push({ line: given.line, row });
    } catch (error) {
      if (!(error instanceof RefusedCell)) throw error;
      result.refused.push({ line: given.line, reason: error.message });
    }
  }
  return result;
};

/** A row that names its centre only by number gets the rest from the list of centres. */
const fillFromCentre = async (trx: Db, device: NewDevice): Promise<NewDevice> => {
  if (device.centre_id === 0 || device.centre_name !== '') return device;
  const centre = await findCentreById(trx, device.centre_id);
  if (!centre) throw new RefusedCell(`there is no centre ${device.centre_id}; import the centres first`);
  return {
    ...device,
    centre_name: centre.name,
    centre_manager: device.centre_manager || centre.manager_name,
    province: device.province || centre.province,
    city: device.city || centre.city,
    address: device.address || centre.address,
  };
};

const storeAll = async <Row>(
  { db }: Storage,
  { good, refused }: ReadRows<Row>,
  { isDryRun }: ImportOptions,
  store: (trx: Db, row: Row) => Promise<keyof ImportReport['counts']>,
): Promise<ImportReport> => {
  const counts = { new: 0, changed: 0, same: 0 };
  try {
    await db.transaction().execute(async (trx) => {
      for (const { line, row } of good) {
        try {
          counts[await store(trx, row)] += 1;
        } catch (error) {
          if (!(error instanceof RefusedCell)) throw error;
          refused.push({ line, reason: error.message });
        }
      }
      if (isDryRun || refused.length > 0) throw new DryRun();
    });
    return { refused, counts, isStored: true };
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
    return { refused: refused.sort((a, b) => a.line - b.line), counts, isStored: false };
  }
};
