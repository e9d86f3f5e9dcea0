import type { centreColumns } from '#contract/office/import-columns.ts';
import { importTexts } from '#contract/office/import-texts.ts';
import type { NewCentre } from '#features/centres/index.ts';
import { parseIdCell, RefusedCell, readFields, readWords } from './read-cells.ts';
import type { TableRow } from './read-table.ts';

/** A centre from one row. Throws a RefusedRow with all that is wrong with it. */
export const readCentreRow = ({ cells }: TableRow<keyof typeof centreColumns>): NewCentre =>
  readFields<NewCentre>({
    id: () => readCentreId(cells.fMarkazID),
    name: () => readWords('fNameMarkaz', cells.fNameMarkaz, true),
    manager_name: () => readWords('fNameModirMarkaz', cells.fNameModirMarkaz),
    province: () => readWords('fOstanName', cells.fOstanName),
    city: () => readWords('fShahrName', cells.fShahrName),
    address: () => readWords('address', cells.address),
  });

const readCentreId = (text: string | undefined): number => {
  const id = parseIdCell('fMarkazID', text);
  if (id !== undefined) return id;
  throw new RefusedCell('fMarkazID is empty', {
    column: 'fMarkazID',
    value: '',
    text: importTexts.emptyCell,
  });
};
