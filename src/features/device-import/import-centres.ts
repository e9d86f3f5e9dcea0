import { importTexts } from '#contract/office/import-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import {
  addCentres,
  changeKnownCentre,
  listCentresByNumber,
  type NewCentre,
  type StoredCentre,
} from '#features/centres/index.ts';
import type { Db } from '#storage/dialect.ts';
import {
  type Compared,
  type ComparedFile,
  compareFile,
  type ImportTransaction,
  type OnRowsDone,
  type RowStep,
} from './compare-file.ts';
import type { FileFault, ReadFile, ReadRow } from './file/read-file.ts';

type Options = { onRowsDone?: OnRowsDone };

export const compareCentresFile = async (
  db: Db,
  file: ReadFile<NewCentre>,
  { onRowsDone = () => {} }: Options = {},
): Promise<ComparedFile<NewCentre, StoredCentre>> =>
  compareFile(
    file,
    ({ id }) => String(id),
    (rows) => compareCentres(db, rows),
    onRowsDone,
  );

/** Compares and stores a file of centres in one transaction: there are never very many of them. */
export const importCentreRows = <Result>(
  file: ReadFile<NewCentre>,
  options: Options,
  perform: (steps: ImportTransaction<NewCentre, StoredCentre>) => Promise<Result>,
): Promise<Result> =>
  perform({
    compare: (trx) => compareCentresFile(trx, file, options),
    store: async (trx, { steps }) => {
      await storeCentres(trx, steps);
      options.onRowsDone?.(2 * file.rows.length);
    },
  });

const centreFields = {
  fNameMarkaz: 'name',
  fNameModirMarkaz: 'manager_name',
  fOstanName: 'province',
  fShahrName: 'city',
  address: 'address',
} as const;

const compareCentres = async (
  db: Db,
  rows: readonly ReadRow<NewCentre>[],
): Promise<Compared<NewCentre, StoredCentre>> => {
  const ids = rows.map(({ row }) => row.id);
  const known = await listCentresByNumber(db, ids);
  const refused: FileFault[] = [];
  const steps = rows.flatMap(({ line, row, columns }): RowStep<NewCentre, StoredCentre>[] => {
    const centre = known.get(row.id);
    if (centre && centre.id !== row.id) {
      const value = String(row.id);
      const reason = `centre ${value} was merged into another`;
      refused.push({ line, reason, column: 'fMarkazID', value, text: importTexts.mergedCentre });
      return [];
    }
    if (!centre) return [{ line, known: undefined, change: row, row }];
    const fields = Object.entries(centreFields).flatMap(([column, field]) =>
      columns.includes(column) && row[field] !== centre[field] ? [field] : [],
    );
    return [
      { line, known: centre, change: Object.fromEntries(fields.map((field) => [field, row[field]])), row },
    ];
  });
  return { steps, refused };
};

const storeCentres = async (trx: Db, steps: readonly RowStep<NewCentre, StoredCentre>[]): Promise<void> => {
  const added = steps.flatMap(({ known, row }) => (known ? [] : [row]));
  if (!(await addCentres(trx, added))) throw officeRefusal('conflict', importTexts.changed);
  for (const { known, change } of steps) {
    if (!known || Object.keys(change).length === 0) continue;
    if (!(await changeKnownCentre(trx, known, change))) throw officeRefusal('conflict', importTexts.changed);
  }
};
