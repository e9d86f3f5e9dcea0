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
  type OnRowsDone,
  type RowStep,
} from './compare-file.ts';
import type { FileFault, ReadFile, ReadRow } from './file/read-file.ts';

export const compareCentresFile = (
  db: Db,
  file: ReadFile<NewCentre>,
  onRowsDone: OnRowsDone = () => {},
): Promise<ComparedFile<NewCentre, StoredCentre>> =>
  compareFile(
    file,
    ({ id }) => String(id),
    (rows) => compareCentres(db, rows),
    onRowsDone,
  );

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

/** Stores what a compared file changes; refuses when one of its centres is no longer as it was compared. */
export const storeCentres = async (trx: Db, { steps }: Compared<NewCentre, StoredCentre>): Promise<void> => {
  const added = steps.flatMap(({ known, row }) => (known ? [] : [row]));
  if (!(await addCentres(trx, added))) throw officeRefusal('conflict', importTexts.changed);
  for (const { known, change } of steps) {
    if (!known || Object.keys(change).length === 0) continue;
    if (!(await changeKnownCentre(trx, known, change))) throw officeRefusal('conflict', importTexts.changed);
  }
};
