import { importTexts } from '#contract/office/import-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { addCentres, type NewCentre, type StoredCentre } from '#features/centres/index.ts';
import type { Device, NewDevice } from '#features/devices/index.ts';
import { ChangedMeanwhile, dropStagedRows, stageRows, storeStagedRows } from '#features/devices/index.ts';
import { type Db, readEngine, type Storage } from '#storage/dialect.ts';
import { compareDevices } from './compare-devices.ts';
import { type ComparedFile, compareFile, type OnRowsDone } from './compare-file.ts';
import type { ReadFile } from './file/read-file.ts';

/** Another writer may come in between now and then, but not at every try. */
const maxTries = 3;

type Options = { addsUnknownCentres?: boolean; onRowsDone?: OnRowsDone };
type ComparedDevicesFile = ComparedFile<NewDevice, Device> & {
  centres: StoredCentre[];
  newCentres: NewCentre[];
};

/** A compared file, and what stores it within a transaction. */
export type StagedFile = {
  compared: ComparedFile<NewDevice, Device>;
  store: (trx: Db) => Promise<void>;
};

export const compareDevicesFile = async (
  db: Db,
  file: ReadFile<NewDevice>,
  { addsUnknownCentres = false, onRowsDone = () => {} }: Options = {},
): Promise<ComparedDevicesFile> => {
  const used = new Map<number, StoredCentre>();
  const added = new Map<number, NewCentre>();
  const compare = async (rows: Parameters<typeof compareDevices>[1]) => {
    const { centres, newCentres, ...compared } = await compareDevices(db, rows, { addsUnknownCentres });
    for (const centre of centres) used.set(centre.id, centre);
    for (const centre of newCentres) added.set(centre.id, centre);
    return compared;
  };
  const compared = await compareFile(file, ({ serial_number }) => serial_number, compare, onRowsDone);
  return { ...compared, centres: [...used.values()], newCentres: [...added.values()] };
};

/**
 * Compares a file of devices and stages what it changes; then `perform` stores it in one transaction. On SQLite the
 * rows are staged before that transaction, so that other writers wait only while they are copied. When a row changed
 * in between, everything begins again.
 */
export const importDevices = async <Result>(
  { db }: Pick<Storage, 'db'>,
  file: ReadFile<NewDevice>,
  options: Options,
  perform: (staged: StagedFile) => Promise<Result>,
): Promise<Result> => {
  const { onRowsDone = () => {} } = options;
  const stage = (connection: Db, { steps }: ComparedDevicesFile) =>
    stageRows(connection, steps, (done) => onRowsDone(file.rows.length + done));
  const importOnce = async (): Promise<Result> => {
    const compared = await compareDevicesFile(db, file, options);
    const isStaged = readEngine(db) === 'sqlite' && compared.refused.length === 0;
    try {
      if (isStaged) await stage(db, compared);
      return await perform({
        compared,
        store: async (trx) => {
          if (!isStaged) await stage(trx, compared);
          if (!(await addCentres(trx, compared.newCentres)))
            throw new ChangedMeanwhile('somebody registered one of these centres');
          await storeStagedRows(trx, compared);
        },
      });
    } finally {
      // The transaction drops what it stores; it may be undone, or have nothing to store at a repeat.
      if (isStaged) await dropStagedRows(db);
    }
  };
  for (let tries = 1; ; tries += 1) {
    try {
      return await importOnce();
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      if (tries === maxTries) throw officeRefusal('conflict', importTexts.changed);
    }
  }
};
