import { importTexts } from '#contract/office/import-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import type { StoredCentre } from '#features/centres/index.ts';
import type { Device, NewDevice } from '#features/devices/index.ts';
import { ChangedMeanwhile, layStepsReady, storeReadySteps } from '#features/devices/index.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { type CentreRule, compareDevices } from './compare-devices.ts';
import { type ComparedFile, compareFile, type FileOnItsWay, type OnProgress } from './compare-file.ts';
import type { ReadFile } from './file/read-file.ts';

/** Somebody else writes now and then; nobody writes these very devices again and again. */
const mostTries = 3;

type Options = { rule?: CentreRule; onProgress?: OnProgress };
type ComparedDevicesFile = ComparedFile<NewDevice, Device> & { centres: StoredCentre[] };

export const compareDevicesFile = async (
  db: Db,
  file: ReadFile<NewDevice>,
  { rule = { takesUnknown: false }, onProgress = () => {} }: Options = {},
): Promise<ComparedDevicesFile> => {
  const used = new Map<number, StoredCentre>();
  const compare = async (rows: Parameters<typeof compareDevices>[1]) => {
    const { centres, ...compared } = await compareDevices(db, rows, rule);
    for (const centre of centres) used.set(centre.id, centre);
    return compared;
  };
  const compared = await compareFile(file, ({ serial_number }) => serial_number, compare, onProgress);
  return { ...compared, centres: [...used.values()] };
};

/**
 * Compares a file of devices and lays ready what it changes; then `perform` stores it in one transaction. On SQLite
 * others who write wait for that transaction alone. When somebody was quicker, all of it begins again.
 */
export const bringDevices = async <Result>(
  { db, longWrites }: Pick<Storage, 'db' | 'longWrites'>,
  file: ReadFile<NewDevice>,
  options: Options,
  perform: (given: FileOnItsWay<NewDevice, Device>) => Promise<Result>,
): Promise<Result> => {
  const { onProgress = () => {} } = options;
  const layReady = (at: Db, { steps }: ComparedDevicesFile) =>
    layStepsReady(at, steps, (done) => onProgress(file.rows.length + done));
  const bring = async (at: Db): Promise<Result> => {
    const compared = await compareDevicesFile(db, file, options);
    // Where writers do not wait for each other, or all share one connection, it is laid ready in the transaction.
    const isAhead = longWrites !== db && compared.refused.length === 0;
    if (isAhead) await layReady(at, compared);
    return perform({
      db: at,
      compare: async () => compared,
      store: async (trx) => {
        if (!isAhead) await layReady(trx, compared);
        await storeReadySteps(trx, compared);
      },
    });
  };
  for (let tries = 1; ; tries += 1) {
    try {
      return longWrites === db ? await bring(db) : await longWrites.connection().execute(bring);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      if (tries === mostTries) throw officeRefusal('conflict', importTexts.changed);
    }
  }
};
