import { importTexts } from '#contract/office/import-texts.ts';
import type { NewCentre } from '#features/centres/index.ts';
import { RefusedCell, readId, readWords } from './read-cells.ts';
import type { Columns, TableRow } from './read-table.ts';

export const centreColumns = {
  fMarkazID: { headers: ['کد مرکز', 'شناسه مرکز', 'شماره مرکز', 'کد', 'id'], isRequired: true },
  fNameMarkaz: { headers: ['نام مرکز', 'مرکز', 'نام'], isRequired: true },
  fNameModirMarkaz: { headers: ['نام مدیر مرکز', 'مدیر مرکز', 'مدیر', 'نام مدیر'] },
  fOstanName: { headers: ['استان', 'نام استان'] },
  fShahrName: { headers: ['شهر', 'نام شهر'] },
  address: { headers: ['نشانی', 'آدرس'] },
} as const satisfies Columns<string>;

/** A centre from one row. Throws a RefusedCell that says what is wrong with it. */
export const readCentre = ({ cells }: TableRow<keyof typeof centreColumns>): NewCentre => {
  const id = readId('fMarkazID', cells.fMarkazID);
  if (id === undefined)
    throw new RefusedCell('fMarkazID is empty', {
      column: 'fMarkazID',
      value: '',
      text: importTexts.emptyCell,
    });
  return {
    id,
    name: readWords('fNameMarkaz', cells.fNameMarkaz, true),
    manager_name: readWords('fNameModirMarkaz', cells.fNameModirMarkaz),
    province: readWords('fOstanName', cells.fOstanName),
    city: readWords('fShahrName', cells.fShahrName),
    address: readWords('address', cells.address),
  };
};
